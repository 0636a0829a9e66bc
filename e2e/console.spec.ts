/**
 * Needs a browser: the console by pointer and keyboard, its URL and Back, the saved file, and that the operator's own
 * browser is not measured.
 */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { callAddress } from '#contract/api/call-address.ts';
import { consoleCalls } from '#contract/console/calls.ts';
import { dayMs } from '#contract/day.ts';
import { expectAccessible } from './accessible.ts';
import { at } from './calls.ts';
import { query } from './database.ts';
import { deviceIdOf } from './stored-events.ts';
import { consolePassword, expect, test } from './test.ts';

/**
 * Distinguishes these visitors from those of other tests and earlier runs in the same database: an event that was
 * stored once is not stored again, even after it was deleted.
 */
let source: string;
const today = new Date().toISOString().slice(0, 10);

interface Walk {
  cohort: 'A' | 'C';
  people: number;
  /** The events of each visitor, 10 s apart. */
  events: readonly string[];
}

const upToResult = ['session_start', 'screen1_open', 'screen1_close', 'screen2_open', 'screen2_close', 'screen25_open'];
const walks: readonly Walk[] = [
  { cohort: 'A', people: 20, events: ['session_start', 'screen1_open', 'screen1_close'] },
  { cohort: 'A', people: 12, events: [...upToResult, 'profile_saved', 'screen34_open', 'screen35_open'] },
  {
    cohort: 'A',
    people: 8,
    events: [...upToResult, 'screen34_open', 'screen35_open', 'screen35_open_payment'],
  },
  { cohort: 'C', people: 10, events: upToResult },
];

test.beforeAll(async ({ request }) => {
  source = `console-${randomUUID().slice(0, 8)}`;
  const start = Date.parse(`${today}T00:00:00Z`) - dayMs;
  const events = walks.flatMap(({ cohort, people, events: names }, walk) =>
    Array.from({ length: people }, (_, person) => {
      const device = `${source}-${walk}-${person}`;
      return names.map((name, i) => ({
        event_type: name,
        device_id: device,
        insert_id: `${device}-${i}`,
        event_id: i,
        time: start + i * 10_000,
        event_properties: {
          cohort,
          ...(name === 'session_start' && { source }),
          ...(name.endsWith('_close') && { quiz: 'quiz_one', stay_ms: 4000 }),
        },
      }));
    }).flat(),
  );
  const headers = {
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0',
  };
  const answer = await request.post('/2/httpapi', { headers, data: { api_key: 'everkite', events } });
  expect(answer.status()).toBe(200);
  const bots = events.filter(({ device_id }) => device_id.startsWith(`${source}-3-`));
  const botsAnswer = await request.post('/2/httpapi', {
    headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    data: {
      api_key: 'everkite',
      events: bots.map((event) => ({
        ...event,
        device_id: `bot-${event.device_id}`,
        insert_id: `bot-${event.insert_id}`,
      })),
    },
  });
  expect(botsAnswer.status()).toBe(200);
  await buyOn(`${source}-2-%`, start + 3_600_000);
});

/** Inserts a confirmed purchase for each of these devices. */
async function buyOn(devices: string, at: number) {
  await query('insert into users (email, email_key) values ($1, $1)', [source]);
  await query(
    `with checkout as (
       insert into checkouts (id, user_id, offer_id, offer, amount_minor, currency, transaction_id, status, device_id)
       select device_id, users.id, 1, '{}', 1999, 'USD', 'txn_' || device_id, 'completed', device_id
       from people, users where device_id like $2 and email_key = $1
       returning id, user_id, transaction_id
     ),
     marked as (insert into stale_journeys select id from people where device_id like $2)
     insert into transactions (id, user_id, checkout_id, status, total_minor, currency, paid_at, occurred_at_us)
     select transaction_id, user_id, id, 'completed', 1999, 'USD', $3, 0 from checkout`,
    [source, devices, new Date(at)],
  );
}

test.afterAll(async () => {
  await query('delete from transactions where checkout_id like $1', [`${source}%`]);
  await query('delete from checkouts where device_id like $1', [`${source}%`]);
  await query('delete from users where email_key = $1', [source]);
  await query('delete from events using people where person_id = people.id and device_id like $1', [`%${source}%`]);
});

async function signIn(page: Page, address = `/console/funnel?source=${source}`) {
  await page.goto(address);
  await page.getByLabel('Password', { exact: true }).fill(consolePassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Funnels' })).toBeVisible();
}

const row = (page: Page, step: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: step }) });

test('the console opens with its password alone, and signing out ends the session at the server too', async ({
  page,
}) => {
  await page.goto('/console');
  await expect(page).toHaveURL('/console/overview');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toHaveText('That is not the password.');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();

  await signIn(page);
  const token = await page.evaluate(() => sessionStorage.getItem('everkite.console'));
  const signedOut = page.waitForResponse(at(consoleCalls.signOutOfConsole));
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await signedOut;
  await expect(page.getByRole('heading', { name: 'Sign in to the console' })).toBeVisible();
  const answer = await page.request.get(
    callAddress(consoleCalls.readFunnel, { query: { from: today, to: today } }).url,
    {
      headers: { authorization: token! },
    },
  );
  expect(answer.status()).toBe(403);
});

test('the funnel shows people, shares and times on screen by step and screen, also as a file', async ({ page }) => {
  await signIn(page);
  await expect(row(page, 'Visited')).toContainText('50');
  await expect(row(page, 'Started quiz')).toContainText(/30\s*60\.0%/);
  await expect(row(page, 'Saw result')).toContainText(/30\s*100\.0%/);
  await expect(row(page, 'Saved profile')).toContainText(/12\s*40\.0%/);
  await expect(row(page, 'Saw offers')).toContainText(/20\s*66\.7%/);
  await expect(row(page, 'Opened checkout')).toContainText(/8\s*8 of 20/);
  await expect(row(page, 'Paid')).toContainText('8');
  await expect(row(page, 'Visited')).toContainText('4 s');
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('16.00%');

  await test.step('where people leave', async () => {
    const leaving = page.getByRole('region', { name: 'Where people leave' }).getByRole('listitem');
    await expect(leaving.filter({ hasText: 'A 1' })).toContainText(/4 s\s*50\.0%/);
    // Ten people are too few for a share.
    await expect(leaving.filter({ hasText: 'C 25' })).toHaveCount(0);
  });

  await test.step('as CSV, which is loaded when it is asked for', async () => {
    await page.route('**/report-csv-*.js', (route) => route.abort());
    await page.getByRole('button', { name: 'CSV' }).click();
    await expect(page.getByText('its code did not load')).toBeVisible();
    await page.unroute('**/report-csv-*.js');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'CSV' }).click();
    const file = await (await download).path();
    expect(readFileSync(file, 'utf8')).toMatch(/saved_profile,12,/);
  });
});

test('the console is accessible on a phone and on a wide screen', { tag: '@long' }, async ({ page }) => {
  await signIn(page);
  await expect(row(page, 'Visited')).toContainText('50');
  await expectAccessible(page, 'the funnel on a phone');
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectAccessible(page, 'the funnel on a wide screen');
});

test('a cohort, a source and other days can be chosen, and Back undoes it', async ({ page }) => {
  await signIn(page);
  await page.getByRole('group', { name: 'Cohort' }).getByRole('button', { name: 'C' }).click();
  await expect(page).toHaveURL(/cohort=C/);
  await expect(row(page, 'Visited')).toContainText('10');
  await page.goBack();
  await expect(row(page, 'Visited')).toContainText('50');

  await page.getByRole('combobox', { name: 'Source' }).selectOption('Any');
  await expect(page).not.toHaveURL(/source=/);
  await page.getByRole('combobox', { name: 'Source' }).selectOption(source);
  await expect(row(page, 'Visited')).toContainText('50');

  await page.goto(`/console/funnel?from=2020-01-01&to=2020-01-07&source=${source}`);
  await expect(page.getByText('Nobody was measured in these days.')).toBeVisible();
});

test.describe('with the cookie banner not answered', () => {
  test.use({ cookieChoice: null });

  test('the operator is not measured and sees no cookie banner', async ({ page }) => {
    await page.clock.install();
    const uploads: string[] = [];
    page.on('request', (request) => request.url().includes('/2/httpapi') && uploads.push(request.url()));
    await signIn(page);
    await expect(row(page, 'Visited')).toContainText('50');
    await page.goto('/console/funnel');
    await expect(page.getByRole('heading', { name: 'Funnels' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'We value your privacy' })).toHaveCount(0);
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['everkite_browser']);
    await page.clock.fastForward(20_000);
    expect(uploads).toEqual([]);

    // By now a visitor's page would have sent its waiting events.
    await page.goto('/');
    await expect.poll(() => deviceIdOf(page.context())).not.toBeNull();
    await page.clock.fastForward(20_000);
    await expect.poll(() => uploads.length).toBeGreaterThan(0);
  });
});

test('everything in the console can be reached and used with the keyboard', { tag: '@long' }, async ({ page }) => {
  await page.goto(`/console/funnel?source=${source}`);
  await page.getByLabel('Password', { exact: true }).focus();
  await page.keyboard.type(consolePassword);
  await page.keyboard.press('Enter');
  await expect(row(page, 'Visited')).toContainText('50');
  const cohortC = page.getByRole('group', { name: 'Cohort' }).getByRole('button', { name: 'C' });
  for (
    let presses = 0;
    presses < 20 && !(await cohortC.evaluate((button) => button === document.activeElement));
    presses++
  ) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(row(page, 'Visited')).toContainText('10');
});
