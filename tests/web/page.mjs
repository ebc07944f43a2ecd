// The page in a real browser, as people use it: with the mouse, by keys alone, on a phone, in the dark.
//     node tests/web/page.mjs DIRECTORY SCREENSHOTS
// DIRECTORY is what examples/web/build made, PLAYWRIGHT names the directory in which playwright-core is installed.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { once } from 'node:events';

const [directory, pictures] = process.argv.slice(2);
const { chromium } = createRequire(`${process.env.PLAYWRIGHT}/`)('playwright-core');

// As the guide says, on any port that is free.
const server = spawn('python3', ['-u', '-m', 'http.server', '0', '--bind', '127.0.0.1', '--directory', directory], {
  stdio: ['ignore', 'pipe', 'ignore'],
});
const [greeting] = await once(server.stdout, 'data');
const base = `http://127.0.0.1:${/port (\d+)/.exec(greeting)[1]}/`;

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
    '--disable-component-update', '--disable-sync',
  ],
});

const problems = [];
const START = 'Y:n,n,n,n/G:n,n,n,n/R:n,n,n,n/B:n,n,n,n Y roll';
const DESKTOP = { width: 1280, height: 900 };
const PHONE = { width: 360, height: 740 };

/** A page at a position, or at the start; whatever it complains about or asks of another server is a problem. */
async function visit(position = '', { seats = {}, context = {}, query = '?seed=7' } = {}) {
  const fresh = await browser.newContext({ viewport: DESKTOP, ...context });
  const page = await fresh.newPage();
  page.setDefaultTimeout(20000);
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('request', (request) => {
    if (!request.url().startsWith(base) && !request.url().startsWith('data:')) problems.push(`asked for ${request.url()}`);
  });
  page.on('response', (response) => response.status() < 400 || problems.push(`${response.status()} for ${response.url()}`));
  const stored = JSON.stringify(Object.entries(seats).map(([color, seat]) => [Number(color), seat]));
  await page.addInitScript((text) => localStorage.getItem('parcheesi.seats') ?? localStorage.setItem('parcheesi.seats', text), stored);
  await page.goto(`${base}${query}${position && `#${encodeURI(position.replaceAll(' ', '_'))}`}`);
  await page.locator('#board svg').waitFor();
  return page;
}

const PEOPLE = { 0: 'person', 1: 'person', 2: 'person', 3: 'person' };
const position = (page) => page.locator('#position').textContent();
const status = (page) => page.locator('#status').textContent();
const why = (page) => page.locator('#why').textContent();
const told = (page) => page.locator('#log li').allTextContents();
const pawn = (page, color, number) => page.locator(`#board [data-color="${color}"][data-pawn="${number}"]`);
const place = (page, text) => page.locator(`#board [data-place="${text}"]`);

const checks = {
  async 'it opens at the start of a game and plays by the mouse'() {
    const page = await visit('', { seats: PEOPLE });
    assert.equal(await position(page), START);
    assert.equal(await status(page), 'Yellow to roll');
    assert.equal(await page.title(), 'Parcheesi');
    await page.getByRole('button', { name: 'Roll the dice' }).click();
    // Seed 7 rolls 4-1: the sum brings a pawn out.
    assert.equal(await status(page), 'Yellow rolled 4-1, to move');
    await pawn(page, 'Y', 2).click();
    assert.equal(await pawn(page, 'Y', 2).getAttribute('aria-pressed'), 'true');
    await place(page, '0').click();
    assert.deepEqual((await told(page)).slice(0, 2), [
      'Yellow rolls 4-1',
      "Yellow's pawn 2 leaves the nest for space 0 with the sum of the dice",
    ]);
    assert.match(await position(page), /^Y:n,n,0,n\/.* G roll$/);
    await page.screenshot({ path: `${pictures}/desktop.png` });
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    assert.equal(await position(page), START);
    assert.ok(await page.getByRole('button', { name: 'Undo' }).isDisabled());
    assert.deepEqual(await told(page), []);
    await page.getByRole('button', { name: 'Roll the dice' }).click();
    assert.equal(await status(page), 'Yellow rolled 4-1, to move', 'undone dice fall as they fell');
  },

  async 'a pawn is captured by a click on it, and the reward can be left'() {
    const page = await visit('Y:1,n,n,n/R:3,n,n,n Y 2-4:24', { seats: PEOPLE });
    await pawn(page, 'Y', 0).click();
    const targets = page.locator('#board rect.target');
    assert.deepEqual(await targets.evaluateAll((all) => all.map((one) => one.dataset.place)), ['3', '5']);
    await page.screenshot({ path: `${pictures}/targets.png` });
    await pawn(page, 'R', 0).click();
    assert.ok((await told(page)).includes("Yellow's pawn 0 captures Red's pawn 0 on space 3"));
    await pawn(page, 'Y', 0).click();
    await place(page, '7').click();
    assert.equal(await status(page), 'Yellow may take a reward');
    await page.getByRole('button', { name: 'End the rewards' }).click();
    assert.match(await position(page), / R roll$/);
  },

  async 'what cannot be done is explained by the rule'() {
    const page = await visit('Y:0,n,n,n/R:9,9,n,n Y 3-6:36', { seats: PEOPLE });
    const before = await position(page);
    await pawn(page, 'Y', 0).click();
    await place(page, '3').click();
    assert.equal(await why(page), 'pawn 0 cannot move 3: another play uses higher dice, beginning with 0+6 (rule 11.3)');
    await page.screenshot({ path: `${pictures}/why.png` });
    await place(page, '20').click();
    assert.match(await why(page), /^pawn 0 cannot move 20: .*\(rule 3\.2\)$/);
    await place(page, '30').click();
    assert.equal(await why(page), 'no number takes pawn 0 to space 30 in one move');
    await pawn(page, 'Y', 1).click();
    assert.deepEqual((await why(page)).split('\n'), [
      'pawn 1 cannot leave the nest with a five: no five is left to play (rule 4.1)',
      'pawn 1 cannot leave the nest with a sum of five: the dice do not add up to five (rule 4.1)',
    ]);
    await pawn(page, 'R', 0).click();
    assert.equal(await why(page), 'Red is not to move');
    assert.equal(await position(page), before, 'nothing has happened');
  },

  async 'a pawn at home and a reward that does not fit are explained too'() {
    const page = await visit('Y:*,h2,20,n/R:n,n,n,n Y 1-2:+10', { seats: PEOPLE });
    await page.keyboard.press('0');
    assert.equal(await why(page), 'pawn 0 cannot move 10: it is at home (rule 5.1)');
    await pawn(page, 'Y', 1).click();
    assert.equal(await why(page), 'pawn 1 cannot move 10: home is only 6 away (rule 9.4)');
    await page.keyboard.press('2');
    await place(page, '30').click();
    assert.match(await position(page), /^Y:\*,h2,30,n\/.* R roll$/);
  },

  async 'a thousand clicks anywhere leave a game'() {
    const page = await visit('', { seats: { 0: 'person', 1: 0, 2: 'person', 3: 2 } });
    await page.getByRole('combobox', { name: 'Pace' }).selectOption('at once');
    const clicked = await page.evaluate(async () => {
      let [state, clicks] = [12345, 0];
      const below = (n) => (state = (Math.imul(state, 1103515245) + 12345) >>> 0) % n;
      while (clicks < 1200) {
        const groups = ['#choices button', '#choices button', '#board [data-pawn]', '#board [data-place]', '#side .row :enabled'];
        const found = [...document.querySelectorAll(groups[(below(65536) >> 8) % groups.length])].filter((one) => one.id !== 'pace');
        found[below(65536) % found.length]?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        clicks += 1;
        if (clicks % 20 === 0) await new Promise((done) => setTimeout(done, 5));
      }
      return clicks;
    });
    assert.equal(clicked, 1200);
    await page.waitForFunction(() => document.querySelector('#choices button'));
    const before = await position(page);
    assert.notEqual(before, START);
    await page.reload();
    await page.locator('#board svg').waitFor();
    assert.equal(await position(page), before);
  },

  async 'everything can be done by keys alone'() {
    const page = await visit('', { seats: PEOPLE });
    // From the top of the page to the button that rolls.
    for (let i = 0; i < 12; i++) {
      await page.keyboard.press('Tab');
      if ((await page.evaluate(() => document.activeElement.textContent)) === 'Roll the dice') break;
    }
    await page.keyboard.press('Enter');
    assert.equal(await status(page), 'Yellow rolled 4-1, to move');
    await page.keyboard.press('3');
    assert.equal(await pawn(page, 'Y', 3).getAttribute('aria-pressed'), 'true');
    await page.keyboard.press('Escape');
    assert.equal(await pawn(page, 'Y', 3).getAttribute('aria-pressed'), 'false');
    await pawn(page, 'Y', 1).focus();
    await page.keyboard.press('Enter');
    assert.equal(await pawn(page, 'Y', 1).getAttribute('aria-pressed'), 'true');
    assert.ok(await pawn(page, 'Y', 1).evaluate((one) => one === document.activeElement), 'it keeps the focus');
    await place(page, '0').focus();
    await page.keyboard.press(' ');
    assert.match(await position(page), /^Y:n,0,n,n\//);
    await page.keyboard.press('u');
    await page.keyboard.press('u');
    assert.equal(await position(page), START);
    await page.keyboard.press('r');
    assert.equal(await status(page), 'Yellow rolled 4-1, to move');
    const unnamed = await page.locator('button, [role=button], select, input').evaluateAll((all) =>
      all.filter((one) => !(one.ariaLabel || one.textContent.trim() || one.labels?.length)).map((one) => one.outerHTML),
    );
    assert.deepEqual(unnamed, []);
  },

  async 'a link opens the same position, and a reload keeps it'() {
    const page = await visit('', { seats: PEOPLE });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.keyboard.press('r');
    await page.getByRole('button', { name: 'Copy link' }).click();
    assert.match(await why(page), /clipboard/);
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const before = await position(page);
    assert.ok(link.startsWith(base) && link.includes('#Y:n,n,n,n/G:n,n,n,n/R:n,n,n,n/B:n,n,n,n_Y_4-1:14'), link);
    await page.reload();
    await page.locator('#board svg').waitFor();
    assert.equal(await position(page), before);
    const other = await visit('Y:5^2,5^2,12,h3/R:n,n,40,* Y 3-4:+20 rules=limit3,onecapture');
    assert.equal(await position(other), 'Y:5^2,5^2,12,h3/R:n,n,40,* Y 3-4:+20 rules=limit3,onecapture');
    assert.equal(await other.locator('#rules li').count(), 2);
    await other.evaluate((hash) => (location.hash = hash), new URL(link).hash);
    await other.waitForFunction((text) => document.querySelector('#position').textContent === text, before);
    const wrong = await visit('Y:n,n,n,n/X');
    assert.match(await why(wrong), /The link has no position: .* at byte 10/);
    assert.equal(await position(wrong), START);
  },

  async 'a new game has its players and house rules'() {
    const page = await visit('', { seats: PEOPLE });
    await page.getByRole('button', { name: 'New game' }).click();
    await page.getByRole('combobox', { name: 'Blue', exact: true }).selectOption('nobody');
    await page.getByRole('combobox', { name: 'Green', exact: true }).selectOption('nobody');
    await page.getByRole('combobox', { name: 'Red', exact: true }).selectOption('nobody');
    await page.getByRole('button', { name: 'Begin' }).click();
    assert.match(await page.locator('#setup-error').textContent(), /Two players/);
    await page.getByRole('combobox', { name: 'Red', exact: true }).selectOption('a person');
    await page.getByLabel('Who begins').selectOption('Red');
    await page.getByLabel('House rules').selectOption('Classic');
    await page.getByText('Each house rule').click();
    assert.equal(await page.locator('#options label').count(), 13);
    assert.equal(await page.locator('#option-blockade_limit').inputValue(), '3');
    await page.getByLabel('The game ends').selectOption('play on');
    await page.screenshot({ path: `${pictures}/setup.png` });
    await page.getByRole('button', { name: 'Begin' }).click();
    assert.match(await position(page), /^R:n,n,n,n\/Y:n,n,n,n R roll rules=five,choice,penalty,mustrow,wholeroll,limit3,playon$/);
    assert.equal(await page.locator('#rules li').count(), 7);
  },

  async 'computer players play with a person, and by themselves to the end'() {
    const page = await visit('', { seats: { 0: 'person', 1: 1, 2: 2, 3: 3 } });
    await page.getByRole('combobox', { name: 'Pace' }).selectOption('at once');
    await page.keyboard.press('r');
    await page.locator('.choice').first().click();
    await page.waitForFunction(() => /^Yellow /.test(document.querySelector('#status').textContent));
    const sentences = await told(page);
    for (const name of ['Green', 'Red', 'Blue']) {
      assert.ok(sentences.some((sentence) => sentence.startsWith(`${name} rolls`)), `${name} has played`);
    }
    await page.keyboard.press('u');
    assert.equal(await status(page), 'Yellow rolled 4-1, to move', 'undo goes back to what the person decided');

    const alone = await visit('', { seats: { 0: 2, 1: 1, 2: 2, 3: 3 } });
    await alone.getByRole('combobox', { name: 'Pace' }).selectOption('at once');
    await alone.waitForFunction(() => / wins$/.test(document.querySelector('#status').textContent), undefined, { timeout: 60000 });
    assert.match(await position(alone), / over w=[YGRB]$/);
  },

  async 'a hint is what the strongest computer player would do'() {
    const page = await visit('Y:1,n,n,n/R:3,n,n,n Y 2-4:24', { seats: PEOPLE });
    await page.getByRole('button', { name: 'Hint' }).click();
    assert.match(await why(page), /^Hint: Yellow's pawn 0 moves 2 .*captures/);
    assert.equal(await position(page), 'Y:1,n,n,n/R:3,n,n,n Y 2-4:24');
  },

  async 'a phone, the dark and space numbers'() {
    const crowded = 'Y:60,20,9,h3/G:n,55,44,*/R:36,36,12,*/B:17,25,n,h5 Y 3-3:3344 d1';
    for (const [name, context] of Object.entries({
      phone: { viewport: PHONE, hasTouch: true, isMobile: true },
      dark: { viewport: DESKTOP, colorScheme: 'dark' },
      'phone-dark': { viewport: PHONE, hasTouch: true, isMobile: true, colorScheme: 'dark' },
      tablet: { viewport: { width: 820, height: 1180 } },
    })) {
      const page = await visit(crowded, { seats: PEOPLE, context });
      assert.equal(await position(page), crowded);
      const { width } = context.viewport;
      const needed = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(needed <= width, `${name}: ${needed} wide`);
      const small = await page.locator('#side button:visible').evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect()).filter((one) => one.height < 36 || one.width < 36).length,
      );
      assert.equal(small, 0, `${name}: buttons for fingers`);
      const board = await page.locator('#board svg').boundingBox();
      assert.ok(board.width > 0.9 * Math.min(width, 700), `${name}: the board is ${board.width} wide`);
      await page.getByLabel('Space numbers').check();
      assert.ok((await page.locator('#board text').allTextContents()).includes('h7'));
      await page.screenshot({ path: `${pictures}/${name}.png`, fullPage: true });
    }
  },
};

let failed = 0;
const wanted = process.env.ONLY;
for (const [name, check] of Object.entries(checks)) {
  if (wanted && !name.includes(wanted)) continue;
  const started = Date.now();
  try {
    await check();
    assert.deepEqual(problems.splice(0), [], 'nothing in the console, no foreign request');
    console.log(`ok: ${name} (${Date.now() - started} ms)`);
  } catch (error) {
    failed += 1;
    console.error([`not so: ${name}`, error.stack, ...problems].join('\n'));
    problems.length = 0;
  }
  await Promise.all(browser.contexts().map((context) => context.close()));
}
await browser.close();
server.kill();
console.log(failed === 0 ? 'the page works' : `${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
