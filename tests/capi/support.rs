//! The functions as tests like to call them.

use parcheesi::capi::parcheesi_status::*;
use parcheesi::capi::*;
use parcheesi::{
    BlockadeTogether, CaptureRewards, Color, DiceBox, DoubletBottoms, DoubletPlay, Finish,
    FiveEntry, Game, HomeRow, HouseRules, RerollUnmoved, RewardWindow, Rewards, SingleDie,
    ThirdDoublet,
};

/// A list that a function writes into a buffer that never is too small.
fn list<T: Copy + Default, const N: usize>(
    write: impl FnOnce(*mut T, usize, *mut usize) -> parcheesi_status,
) -> Result<Vec<T>, parcheesi_status> {
    let (mut items, mut count) = ([T::default(); N], usize::MAX);
    match write(items.as_mut_ptr(), N, &raw mut count) {
        PARCHEESI_STATUS_OK => Ok(items[..count].to_vec()),
        status => Err(status),
    }
}

fn text(
    write: impl FnOnce(*mut std::ffi::c_char, usize, *mut usize) -> parcheesi_status,
) -> Result<String, parcheesi_status> {
    let bytes =
        list::<u8, PARCHEESI_MAX_TEXT>(|text, capacity, size| write(text.cast(), capacity, size))?;
    Ok(String::from_utf8(bytes).unwrap())
}

// SAFETY, of all that follows: each pointer is that of a local of its type and size.

pub(crate) fn from_text(position: &str) -> Result<parcheesi_game, usize> {
    let (mut game, mut error_at) = (parcheesi_game::default(), usize::MAX);
    let (text, size) = (position.as_ptr().cast(), position.len());
    match unsafe { parcheesi_from_text(&raw mut game, text, size, &raw mut error_at) } {
        PARCHEESI_STATUS_OK => Ok(game),
        PARCHEESI_STATUS_FORMAT => Err(error_at),
        other => panic!("{position}: {other:?}"),
    }
}

/// The game in this position.
#[track_caller]
pub(crate) fn game(position: &str) -> parcheesi_game {
    from_text(position).unwrap_or_else(|at| panic!("{position}: wrong at byte {at}"))
}

pub(crate) fn to_text(game: &parcheesi_game) -> Result<String, parcheesi_status> {
    text(|to, capacity, size| unsafe { parcheesi_to_text(game, to, capacity, size) })
}

pub(crate) fn action(word: &str) -> parcheesi_action {
    let mut action = parcheesi_action::default();
    let (text, size) = (word.as_ptr().cast(), word.len());
    let status = unsafe { parcheesi_action_from_text(text, size, &raw mut action) };
    assert_eq!(status, PARCHEESI_STATUS_OK, "{word}");
    action
}

pub(crate) fn action_to_text(action: &parcheesi_action) -> Result<String, parcheesi_status> {
    text(|to, capacity, size| unsafe { parcheesi_action_to_text(action, to, capacity, size) })
}

pub(crate) fn refusal_to_text(refusal: &parcheesi_refusal) -> Result<String, parcheesi_status> {
    text(|to, capacity, size| unsafe { parcheesi_refusal_to_text(refusal, to, capacity, size) })
}

pub(crate) fn event_to_text(event: &parcheesi_event) -> Result<String, parcheesi_status> {
    text(|to, capacity, size| unsafe { parcheesi_event_to_text(event, to, capacity, size) })
}

pub(crate) fn svg(
    game: &parcheesi_game,
    marks: u32,
    pawn: u8,
    last_move: Option<&parcheesi_event>,
) -> Result<String, parcheesi_status> {
    let mut bytes = vec![0u8; PARCHEESI_MAX_SVG];
    let (last_move, mut size) = (last_move.map_or(std::ptr::null(), std::ptr::from_ref), 0);
    let (to, capacity) = (bytes.as_mut_ptr().cast(), bytes.len());
    match unsafe {
        parcheesi_game_to_svg(game, marks, pawn, last_move, to, capacity, &raw mut size)
    } {
        PARCHEESI_STATUS_OK => {
            bytes.truncate(size);
            Ok(String::from_utf8(bytes).unwrap())
        }
        status => Err(status),
    }
}

pub(crate) fn legal(game: &parcheesi_game) -> Result<Vec<parcheesi_action>, parcheesi_status> {
    list::<_, PARCHEESI_MAX_ACTIONS>(|to, capacity, count| unsafe {
        parcheesi_legal_actions(game, to, capacity, count)
    })
}

pub(crate) fn pending(game: &parcheesi_game) -> Result<Vec<parcheesi_pending>, parcheesi_status> {
    list::<_, PARCHEESI_MAX_PENDING>(|to, capacity, count| unsafe {
        parcheesi_pending_actions(game, to, capacity, count)
    })
}

pub(crate) fn path(
    game: &parcheesi_game,
    action: &parcheesi_action,
) -> Result<Vec<u8>, parcheesi_status> {
    list::<_, PARCHEESI_MAX_PATH>(|to, capacity, count| unsafe {
        parcheesi_path(game, action, to, capacity, count)
    })
}

/// The status of a check, and the refusal, blank unless it was written.
pub(crate) fn check(
    game: &parcheesi_game,
    action: &parcheesi_action,
) -> (parcheesi_status, parcheesi_refusal) {
    let mut refusal = parcheesi_refusal::default();
    let status = unsafe { parcheesi_check(game, action, &raw mut refusal) };
    (status, refusal)
}

pub(crate) fn apply(
    game: &mut parcheesi_game,
    action: &parcheesi_action,
) -> Result<Vec<parcheesi_event>, parcheesi_status> {
    list::<_, PARCHEESI_MAX_EVENTS>(|to, capacity, count| unsafe {
        parcheesi_apply(game, action, to, capacity, count)
    })
}

pub(crate) fn view(game: &parcheesi_game) -> Result<parcheesi_view, parcheesi_status> {
    let mut view = std::mem::MaybeUninit::zeroed();
    let size = size_of::<parcheesi_view>() as u32;
    match unsafe { parcheesi_view_get(game, view.as_mut_ptr(), size) } {
        // SAFETY: any bytes are a view.
        PARCHEESI_STATUS_OK => Ok(unsafe { view.assume_init() }),
        status => Err(status),
    }
}

pub(crate) fn hash(game: &parcheesi_game) -> Result<u64, parcheesi_status> {
    let mut hash = 0;
    match unsafe { parcheesi_hash(game, &raw mut hash) } {
        PARCHEESI_STATUS_OK => Ok(hash),
        status => Err(status),
    }
}

/// House rules of which any combination comes up.
pub(crate) fn any_house_rules(chance: &mut DiceBox) -> HouseRules {
    let few = match chance.below(6) {
        0 => return HouseRules::PUBLISHER,
        1 => return HouseRules::CLASSIC,
        n => n < 4,
    };
    // The place of the value: mostly the first, or either.
    let mut any = || usize::from(chance.below(if few { 8 } else { 2 }) == 0);
    let rules = HouseRules::STANDARD
        .with_five_entry(FiveEntry::ALL[any()])
        .with_single_die(SingleDie::ALL[any()])
        .with_doublet_play(DoubletPlay::ALL[any()])
        .with_doublet_bottoms(DoubletBottoms::ALL[any()])
        .with_reroll_unmoved(RerollUnmoved::ALL[any()])
        .with_third_doublet(ThirdDoublet::ALL[any()])
        .with_rewards(Rewards::ALL[any()])
        .with_home_row(HomeRow::ALL[any()])
        .with_blockade_together(BlockadeTogether::ALL[any()])
        .with_capture_rewards(CaptureRewards::ALL[any()])
        .with_finish(Finish::ALL[any()])
        .with_reward_window(RewardWindow::ALL[any()]);
    match any() {
        0 => rules,
        _ => rules.with_blockade_limit([1, 2, 3, 255][chance.below(4) as usize]),
    }
}

/// A new game of two to four players in any order.
pub(crate) fn any_start(chance: &mut DiceBox) -> Game {
    let mut colors = Color::ALL.to_vec();
    for i in (1..colors.len()).rev() {
        colors.swap(i, chance.below(i as u32 + 1) as usize);
    }
    colors.truncate(2 + chance.below(3) as usize);
    Game::new(any_house_rules(chance), &colors).unwrap()
}

/// Positions from random games, starts and ends among them.
pub(crate) fn positions(count: usize, seed: u64) -> Vec<Game> {
    let mut chance = DiceBox::new(seed);
    let mut positions = Vec::new();
    while positions.len() < count {
        let mut game = any_start(&mut chance);
        loop {
            if chance.below(40) == 0 || game.legal_actions().is_empty() {
                positions.push(game);
            }
            let legal = game.legal_actions();
            if legal.is_empty() {
                break;
            }
            game.apply(legal[chance.below(legal.len() as u32) as usize])
                .unwrap();
        }
    }
    positions.truncate(count);
    positions
}

/// Events from random games, of every kind that they bring up.
pub(crate) fn events(count: usize, seed: u64) -> Vec<parcheesi_event> {
    let mut chance = DiceBox::new(seed);
    let mut events = Vec::new();
    while events.len() < count {
        let start = any_start(&mut chance);
        let mut game = as_c(&start);
        loop {
            let legal = legal(&game).unwrap();
            if legal.is_empty() {
                break;
            }
            let action = legal[chance.below(legal.len() as u32) as usize];
            let told = apply(&mut game, &action).unwrap();
            // The end of a game has more kinds than its middle.
            if chance.below(20) == 0 || told.len() > 4 {
                events.extend(told);
            }
        }
    }
    events
}

/// A game as C has it.
pub(crate) fn as_c(game: &Game) -> parcheesi_game {
    self::game(&game.to_string())
}

/// The refusal of an action in a position.
#[track_caller]
pub(crate) fn refused(position: &str, word: &str) -> parcheesi_refusal {
    let (status, refusal) = check(&game(position), &action(word));
    assert_ne!(status, PARCHEESI_STATUS_OK, "{word} in {position}");
    refusal
}
