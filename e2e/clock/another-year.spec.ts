/** Needs a browser, whose own clock is 14 months behind the product's on every page of the console and a subscriber. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { consolePaths } from '#contract/console/paths.ts';
import { dayMs } from '#contract/day.ts';
import { paths } from '#contract/paths.ts';
import { trainingPaths } from '#contract/training-paths.ts';
import { makeSubscriber, signInHere } from '../account.ts';
import { signInAsOperator } from '../console-operator.ts';
import { query } from '../database.ts';
import { untilHydrated } from '../until-hydrated.ts';
import { expect, test } from './test.ts';

const aheadDays = 425;
const now = () => Date.now() + aheadDays * dayMs;

const negative = /(?<![\w–-])[-−]\d+ ?(?:s|min|minutes?|h|hours?|d|days?|weeks?|months?|years?)\b/;
const broken = /Invalid Date|NaN|undefined/;
/** Texts about the future, with their date. */
const toCome =
  /(?:next on|first on|renews(?: on)?|next payment|renewal|open until|until|ends on|expires(?: on)?)[:\s]+(\d{1,2} [A-Z][a-z]{2} \d{4})/gi;

/** Texts of a page that contradict the product's time. */
function contradictionsIn(text: string): string[] {
  const past = [...text.matchAll(toCome)].filter(([, date]) => Date.parse(`${date} UTC`) < now() - dayMs);
  const wrong = [negative.exec(text), broken.exec(text)].filter((found) => found !== null);
  return [...past, ...wrong].map(([found]) => found);
}

async function contradictionsOn(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await untilHydrated(page);
  await page.waitForLoadState('networkidle');
  return contradictionsIn(await page.locator('body').innerText());
}

test('no page of the console or of a subscriber contradicts a clock that is 14 months ahead', { tag: '@long' }, async ({
  page,
  request,
  clock,
  email,
  product,
}) => {
  const person = await makeSubscriber(request, email);
  await clock.advanceDays(aheadDays);
  await expect
    .poll(async () => Number((await request.get('/api/config')).headers()['server-time']))
    .toBeGreaterThan(now() - 60_000);

  await test.step('the days of events have their tables', async () => {
    const table = `events_${new Date(now()).toISOString().slice(0, 10).replaceAll('-', '')}`;
    const exists = async () =>
      (await query<{ made: boolean }>('select to_regclass($1) is not null as made', [table]))[0]?.made;
    await expect.poll(exists).toBe(true);
  });

  await test.step('the command for an owner, typed without the port, prints a link that opens', async () => {
    const { PORT: _port, PUBLIC_URL: _url, ...env } = process.env;
    const command = ['scripts/operator.mjs', 'owner', 'add', `owner-${email}`];
    const { stdout } = await promisify(execFile)(process.execPath, command, {
      env: { ...env, DATA_DIR: product.dataDir },
    });
    const link = stdout.trim().split('\n').at(-1)!;
    expect(link.startsWith(product.url)).toBe(true);
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1, name: /^Protect your sign-in/ })).toBeVisible();
  });

  await test.step('a buyer reads dates by the product’s clock in the terms', async () => {
    await page.goto(`${paths.payment}?offer=2`);
    const terms = page.getByText(/next on \d/).first();
    await expect(terms).toBeVisible();
    expect.soft(contradictionsIn(await terms.innerText())).toEqual([]);
  });

  await test.step('a subscriber', async () => {
    await signInHere(page, person);
    for (const path of [...Object.values(paths), ...Object.values(trainingPaths)]) {
      if (path === paths.console) continue;
      expect.soft(await contradictionsOn(page, path), path).toEqual([]);
    }
  });

  await test.step('an operator', async () => {
    await signInAsOperator(page, 'owner');
    const [{ id }] = (await query('select id from users where email = $1', [email])) as [{ id: string }];
    for (const path of [...Object.values(consolePaths), `${consolePaths.subscriber}?id=${id}`]) {
      expect.soft(await contradictionsOn(page, path), path).toEqual([]);
    }
    await page.goto(`${consolePaths.subscriber}?id=${id}`);
    await expect(page.getByText(email).first()).toBeVisible();
    const text = await page.locator('body').innerText();
    expect(text).not.toMatch(/Withdrawal[:\s]+Open/i);
  });
});
