/**
 * Needs a browser, which stores training in its own database: the data that leaves it, that comes back on another
 * device, and that remains after erasing. Taking, merging and erasing entries is tested at the server and in the store.
 */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { calls } from '#contract/calls.ts';
import { dayMs } from '#contract/day.ts';
import { quizzes } from '#quiz/quizzes.ts';
import { nearShare } from '#testing/quiz/walk.ts';
import { itemEntry } from '#testing/server/training.ts';
import { expectAccessible } from './accessible.ts';
import { password, signInHere } from './account.ts';
import { make } from './calls.ts';
import { query } from './database.ts';
import { button, heading, keepTraining, tieTail, ways } from './exercises.ts';
import { setOnline } from './network.ts';
import { untilCachedOffline } from './offline-worker.ts';
import { passQuiz } from './quiz-visit.ts';
import { onAnotherDevice } from './resume.ts';
import { expect, test } from './test.ts';
import { tick } from './tick.ts';
import { entriesOf, makeTrainee, plans, rowsHere, signedIn } from './trainee.ts';

/** The texts that `ways` (exercises.ts) write. */
const ownWords = /A quiet morning|I drank some water/;
const nothingHere = { entries: 0, kept: 0, notes: 0, outbox: 0, trials: 0 };

test('what was left in the middle goes on on another device with what is left, and is in the account once', {
  tag: '@long',
}, async ({ page, context, browser, request, email }) => {
  const person = await makeTrainee(request, email, plans.adhd, 'account');
  const runs = async () => (await entriesOf(email)).filter(({ kind }) => kind === 'run').map(({ rounds }) => rounds);
  await signInHere(page, person);
  await page.goto('/train');
  await startTails(page);
  // Three tails for practice, then two that count.
  for (let tail = 0; tail < 5; tail++) await tieTail(page);
  // A person who closes the page waits for nothing.
  await page.close();
  const again = await context.newPage();
  await again.goto('/train');
  await expect.poll(runs).toEqual([2]);

  const there = await onAnotherDevice(browser);
  await there.goto('/');
  await signInHere(there, person);
  await there.goto('/train');
  await button(there, 'Start').click();
  await button(there, 'Carry on').click();
  await expect(there.getByRole('progressbar', { name: 'Round 1 of 10' })).toBeVisible();
  await tieTail(there);
  await button(there, 'Pause').click();
  await button(there, 'Stop here and keep it').click();
  await expect(heading(there, / flight$/)).toBeFocused();
  await expect.poll(runs).toEqual([2, 1]);
  await there.goto('/train/progress');
  await expect(
    there.getByRole('region', { name: 'Count the bows' }).getByText('1 session', { exact: true }),
  ).toBeVisible();
});

test('training that is kept on the device is never posted, and is there again after a reload', {
  tag: '@long',
}, async ({ page, request, email }) => {
  const sent: string[] = [];
  page.on('request', (one) => sent.push(`${one.method()} ${new URL(one.url()).pathname} ${one.postData() ?? ''}`));
  await signInHere(page, await makeTrainee(request, email, plans.wellbeing));
  await page.goto('/train');
  await keepTraining(page, 'on this device only');
  await flyFirstDay(page);
  await expect(page.getByRole('img', { name: /^A kite over the / })).toBeVisible();
  await expect(heading(page, /^Your first /)).toBeVisible();
  await page.getByRole('link', { name: 'Done', exact: true }).click();
  await expect(heading(page, 'Done for today')).toBeVisible();

  await page.reload();
  await expect(heading(page, 'Done for today')).toBeVisible();
  expect(sent.filter((one) => one.startsWith('POST /api/training'))).toEqual([]);
  expect(sent.filter((one) => ownWords.test(one))).toEqual([]);
  expect(await entriesOf(email)).toEqual([]);
  expect(await rowsHere(page)).toMatchObject({ entries: 2, notes: 2, outbox: 0 });

  await test.step('and erasing the account erases it from the device', async () => {
    const [user] = await query<{ id: string }>('select id from users where email = $1', [email]);
    await page.goto('/account/data');
    await button(page, 'Erase my account').click();
    await page.getByLabel('Your password').fill(password);
    await button(page, 'Erase my account now').click();
    await expect(page.getByRole('heading', { name: 'Your account is erased' })).toBeFocused();
    expect(await rowsHere(page)).toEqual(nothingHere);
    for (const table of ['plans', 'entries', 'consents', 'pauses', 'erasures']) {
      expect(await query(`select 1 from training_${table} where user_id = $1`, [user!.id]), table).toEqual([]);
    }
  });
});

test('a picture of the album is made, saved and shared on the device, and nothing of it is sent', async ({
  page,
  request,
  email,
}) => {
  const person = await makeTrainee(request, email, plans.wellbeing, 'account');
  const day = new Date(Date.now() - dayMs).toISOString().slice(0, 10);
  const flown = { day, at: `${day}T09:00:00.000Z`, tz_min: 0 };
  const entry = itemEntry({ ...flown, body: { ...itemEntry().body, trace: '0f'.repeat(12), place: 4 } });
  await expect(
    await make(request, calls.addEntries, { headers: signedIn(person), data: { entries: [entry] } }),
  ).toBeOK();
  await page.addInitScript(() => {
    navigator.canShare = () => true;
    navigator.share = async (data) => {
      document.title = `Shared ${data?.files?.[0]?.type}, ${JSON.stringify(Object.keys(data ?? {}))}`;
    };
  });
  await signInHere(page, person);
  await page.goto('/train');
  await page.getByRole('link', { name: 'Album', exact: true }).click();
  await expect(heading(page, 'Your album')).toBeFocused();
  const sent: string[] = [];
  page.on('request', (one) => {
    if (one.method() !== 'GET') sent.push(`${new URL(one.url()).pathname} ${one.postData() ?? ''}`);
  });
  await page.getByRole('button', { name: /By the river$/ }).click();
  const opened = page.getByRole('dialog');
  await expect(opened.getByRole('img', { name: 'A kite over the river, in the morning' })).toBeVisible();
  await expectAccessible(page, 'the opened picture');

  const downloading = page.waitForEvent('download');
  await opened.getByRole('button', { name: 'Save' }).click();
  const png = await readFile(await (await downloading).path());
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1080, 1350]);
  await opened.getByRole('button', { name: 'Share' }).click();
  await expect(page).toHaveTitle('Shared image/png, ["files"]');
  // Events of pages and presses go on; they know nothing of the picture.
  expect(sent.filter((one) => /^\/api\/training|river|0f0f|PNG/.test(one))).toEqual([]);

  await page.keyboard.press('Escape');
  await expect(opened).toHaveCount(0);
  await expectAccessible(page, 'the album');
});

test('without a plan that runs, Train opens the helps, reads the progress, and exports and erases it', {
  tag: '@long',
}, async ({ page, request, email }) => {
  const person = await makeTrainee(request, email, plans.wellbeing, 'account');
  await signInHere(page, person);
  await page.goto('/train');
  await button(page, 'Start').click();
  await ways['Weather report']!(page);
  await expect.poll(() => entriesOf(email)).toHaveLength(1);
  await expect(await make(request, calls.withdraw, { headers: signedIn(person) })).toBeOK();

  await test.step('Train says so, and a help can be done', async () => {
    await page.goto('/train/session');
    await expect(page).toHaveURL('/train');
    await expect(heading(page, 'The kite is on the ground')).toBeVisible();
    await page.getByRole('link', { name: 'When it gets windy', exact: true }).click();
    await page.getByRole('button', { name: /^Just the knot/ }).click();
    await ways['Just the knot']!(page);
    await expect(page.getByRole('status').filter({ hasText: 'Just the knot, done.' })).toBeVisible();
  });

  await test.step('the progress is there to read and to take along', async () => {
    await page.goto('/train/progress');
    await page.getByText('Your own days', { exact: true }).click();
    await expect(page.getByText('Weather report', { exact: true })).toBeVisible();
    await page.getByText('Your data', { exact: true }).click();
    const downloading = page.waitForEvent('download');
    await button(page, 'JSON').click();
    const entries = JSON.parse(await readFile(await (await downloading).path(), 'utf8'));
    expect(entries).toMatchObject([
      { kind: 'item', exercise: 'weather-report' },
      { kind: 'setting', body: { name: 'sound', value: false } },
    ]);
  });

  await test.step('and nothing is left after it was erased', async () => {
    expect(await rowsHere(page)).toMatchObject({ entries: 2, notes: 2 });
    await button(page, 'Erase my training').click();
    await button(page, 'Erase it all').click();
    await expect(page.getByRole('heading', { name: 'Nothing to show yet' })).toBeVisible();
    expect(await rowsHere(page)).toMatchObject({ entries: 0, notes: 0, outbox: 0, trials: 0 });
    expect(await rowsOfAccount(email)).toMatchObject({ entries: 0, trials: 0 });
  });
});

test('after a 401 the copy of the account’s training is gone from a shared device', { tag: '@long' }, async ({
  page,
  request,
  email,
}) => {
  const person = await makeTrainee(request, email, plans.wellbeing, 'account');
  await signInHere(page, person);
  await page.goto('/train');
  await button(page, 'Start').click();
  await ways['Weather report']!(page);
  await expect.poll(() => entriesOf(email)).toHaveLength(1);
  await expect.poll(async () => (await rowsHere(page)).outbox).toBe(0);
  expect(await rowsHere(page)).toMatchObject({ entries: 1, kept: 1 });
  await expect(await make(request, calls.signOut, { headers: signedIn(person) })).toBeOK();
  await page.goto('/train');
  await expect(page).toHaveURL(/^[^?]*\/auth\/login\?next=/);
  // The person's own texts exist nowhere else.
  await expect.poll(() => rowsHere(page)).toMatchObject({ entries: 0, trials: 0, outbox: 0, kept: 0, notes: 1 });
});

test('a help opens on a new device when the account does not answer', { tag: '@long' }, async ({
  page,
  request,
  email,
}) => {
  await signInHere(page, await makeTrainee(request, email, plans.wellbeing, 'account'));
  await page.route('**/api/training**', (route) => route.abort());
  await page.goto('/train/helps');
  await page.getByRole('button', { name: /^Just the knot/ }).click();
  await ways['Just the knot']!(page);
  await expect(page.getByRole('status').filter({ hasText: 'Just the knot, done.' })).toBeVisible();
});

test('a flight goes on without a network, and is in the account once when the network is back', async ({
  page,
  request,
  email,
}) => {
  await signInHere(page, await makeTrainee(request, email, plans.wellbeing, 'account'));
  await page.goto('/train');
  // A worker whose script is still loading reports in the console that it did not load.
  await untilCachedOffline(page);
  await button(page, 'Start').click();
  await expect(button(page, 'Start')).toBeVisible();
  await setOnline(page, false);
  await ways['Weather report']!(page);
  await button(page, 'Stop for today').click();
  await expect(page.getByRole('status').filter({ hasText: 'You are offline.' })).toContainText(
    'One exercise is kept on this device and goes to your account later.',
  );
  expect(await entriesOf(email)).toEqual([]);

  await setOnline(page, true);
  await expect(page.getByText('You are offline.')).toHaveCount(0);
  await expect.poll(async () => (await rowsHere(page)).outbox).toBe(0);
  await page.reload();
  await expect(heading(page, / flight$/)).toBeVisible();
  expect(await entriesOf(email)).toMatchObject([{ kind: 'item', exercise: 'weather-report' }]);
});

test('a first flight without an account stays on the device, and its rounds are taken along with a tick', {
  tag: '@long',
}, async ({ page, request, email }) => {
  const posted: string[] = [];
  page.on('request', (one) => posted.push(`${one.method()} ${new URL(one.url()).pathname}`));
  await passQuiz(page, quizzes.adhd, (screen, number) => {
    if (screen.purpose === 'goals') return plans.adhd.goals;
    return screen.purpose === 'skills' ? plans.adhd.skills : nearShare(0.5)(screen, number);
  });
  await page.goto('/train/sample');
  await expect(heading(page, 'Your first flight')).toBeVisible();
  await expect(page.getByText('Two short exercises, five minutes.')).toBeVisible();
  await startTails(page);
  for (let tail = 0; tail < 5; tail++) await tieTail(page);
  await button(page, 'Pause').click();
  await button(page, 'Stop here and keep it').click();
  await expect(heading(page, 'Your first flight')).toBeVisible();
  expect(posted.filter((one) => one.includes('/api/training'))).toEqual([]);

  await signInHere(page, await makeTrainee(request, email, plans.adhd));
  await page.goto('/train');
  await button(page, 'Not now').click();
  await button(page, 'Where shall we keep your training?').click();
  const takesAlong = page.getByRole('checkbox', { name: 'Take along what I tried before' });
  await expect(takesAlong).not.toBeChecked();
  await tick(takesAlong);
  await button(page, 'Keep it in my account too').click();
  const taken = async () => (await entriesOf(email)).filter(({ kind }) => kind !== 'setting');
  await expect.poll(taken).toMatchObject([{ kind: 'run', exercise: 'count-the-bows', rounds: 2 }]);
});

/** Opens the first exercise of a day that begins with tails, in its form without a clock. */
async function startTails(page: Page) {
  await button(page, 'Start').click();
  await expect(heading(page, 'Count the bows')).toBeVisible();
  await page.getByRole('switch', { name: /^Without the clock/ }).check();
  await button(page, 'Start').click();
}

/** Both exercises of the plan of the wellbeing quiz. */
async function flyFirstDay(page: Page) {
  await button(page, 'Start').click();
  await ways['Weather report']!(page);
  await button(page, 'Next: On your side').click();
  await ways['On your side']!(page);
}

async function rowsOfAccount(email: string) {
  const [row] = await query<{ entries: number; trials: number }>(
    `select count(e.id)::int as entries, count(t.entry_id)::int as trials from users u
     left join training_entries e on e.user_id = u.id left join training_trials t on t.entry_id = e.id
     where u.email = $1`,
    [email],
  );
  return row!;
}
