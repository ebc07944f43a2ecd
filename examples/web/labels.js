// How the page calls the house rules. Names, order and values are those of the C interface; check.mjs compares them.

export const RULE_SETS = Object.freeze({ Standard: 1, Publisher: 2, Classic: 3 });

export const OPTION_LABELS = Object.freeze({
  five_entry: { rule: '16.1', label: 'Leaving the nest with a five', values: ['optional', 'compulsory'] },
  single_die: { rule: '16.2', label: 'Where only one die can be used', values: ['higher', 'choice'] },
  doublet_play: { rule: '16.3', label: 'Four dice of a doublet', values: ['most', 'all or none'] },
  doublet_bottoms: { rule: '16.4', label: 'Bottoms of a doublet', values: ['on', 'off'] },
  reroll_unmoved: { rule: '16.5', label: 'Re-roll after an unused doublet', values: ['on', 'off'] },
  third_doublet: { rule: '16.6', label: 'Third doublet in a row', values: ['no penalty', 'penalty'] },
  rewards: { rule: '16.7', label: 'Taking rewards', values: ['optional', 'compulsory'] },
  home_row: { rule: '16.8', label: 'Turning into the home row', values: ['optional', 'compulsory'] },
  blockade_together: { rule: '16.9', label: 'No rejoining of blockades by', values: ['doublet dice', 'whole roll'] },
  blockade_limit: { rule: '16.10', label: 'Turns a blockade may stand (0: any)', values: [] },
  capture_rewards: { rule: '16.11', label: 'Rewards for captures', values: ['every', 'one per roll'] },
  finish: { rule: '16.12', label: 'The game ends', values: ['first', 'play on'] },
  reward_window: { rule: '16.13', label: 'A reward is kept for the', values: ['turn', 'roll'] },
});
