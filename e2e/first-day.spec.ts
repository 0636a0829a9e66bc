/**
 * Needs a browser: that Today shows the first day as it was sold, and that a whole day can be done with keys alone,
 * from the text of a screen reader.
 */
import type { Locator, Page } from '@playwright/test';
import { signInHere } from './account.ts';
import { button, heading, press, tieTail, ways } from './exercises.ts';
import { trainingEvents } from './expected-events.ts';
import { deviceIdOf, storedEvents } from './stored-events.ts';
import { expect, test } from './test.ts';
import { entriesOf, makeTrainee, plans, savePlan } from './trainee.ts';
import { namesOf } from './walk-events.ts';

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).filter({ visible: true });

test('Today has the exercises and minutes of the first day that the plan shows, for the plan of each quiz', async ({
  page,
  request,
  email,
}) => {
  const longDay = { ...plans.adhd, skills: ['memory', 'attention', 'planning'], daily_minutes: 20 };
  const person = await makeTrainee(request, email, plans.adhd, 'device');
  await signInHere(page, person);
  for (const plan of [...Object.values(plans), longDay]) {
    await savePlan(request, person, plan);
    await page.goto('/train/plan');
    const firstDay = page.getByRole('region', { name: 'Your first day' });
    await expect(firstDay).toBeVisible();
    const sold = await namesAndMinutes(firstDay.getByRole('listitem').filter({ hasNot: page.getByRole('listitem') }));
    expect(sold.reduce((sum, [_name, minutes]) => sum + Number(minutes), 0)).toBe(plan.daily_minutes);
    await page.goto('/train');
    const cards = page.getByRole('listitem').filter({ has: button(page, /^What is known about/) });
    // Until the account answers, the device shows the earlier plan.
    await expect.poll(() => namesAndMinutes(cards)).toEqual(sold);
  }
});

test('the first flight begins with one press, and is kept when the person has said where', async ({
  page,
  request,
  email,
}) => {
  await signInHere(page, await makeTrainee(request, email, plans.adhd));
  await page.goto('/train');
  await expect(heading(page, 'Your kite is ready for its first minute.')).toBeVisible();
  await press(button(page, 'Without moving things'));
  while (await tieTail(page));
  await expect(heading(page, /^Your first /)).toBeFocused();
  await expect(page.getByRole('img', { name: /^A kite over the / })).toBeVisible();
  expect(await entriesOf(email)).toEqual([]);
  await press(link(page, 'Done'));

  await expect(heading(page, 'Where shall we keep your training?')).toBeFocused();
  await press(button(page, 'Keep it in my account too'));
  const kinds = async () => (await entriesOf(email)).map(({ kind }) => kind).filter((kind) => kind !== 'setting');
  await expect.poll(kinds).toEqual(expect.arrayContaining(['run', 'item']));

  await expect(heading(page, 'Tomorrow, same time?')).toBeFocused();
  await press(page.getByRole('button', { name: /^No / }));
  await expect(heading(page, / flight$|^Done for today$/)).toBeFocused();
  await page.reload();
  await expect(heading(page, / flight$|^Done for today$/)).toBeVisible();
});

for (const quiz of ['wellbeing', 'adhd', 'frequency'] as const) {
  test(`a first day of ${quiz} can be done with keys alone, from the consent to the progress`, {
    tag: '@long',
  }, async ({ page, request, email }) => {
    await signInHere(page, await makeTrainee(request, email, plans[quiz]));
    await page.goto('/train');

    await test.step('the first flight can wait, and the sheet asks where training is kept', async () => {
      await press(button(page, 'Not now'));
      await press(button(page, 'Where shall we keep your training?'));
      await expect(heading(page, 'Where shall we keep your training?')).toBeFocused();
      await press(button(page, 'Keep it in my account too'));
      await expect(heading(page, / flight$/)).toBeFocused();
      await press(button(page, 'Start'));
    });

    const names = await test.step('each exercise goes from its introduction to its end', () => flyByKeys(page));

    await test.step('Today says that it is done, and the week has its bow', async () => {
      await press(link(page, 'Done'));
      await expect(heading(page, 'Done for today')).toBeFocused();
      await expect(page.getByText(/^Two exercises, (about )?[\w-]+ (second|minute)s?\./)).toBeVisible();
      const week = page.getByRole('list', { name: 'This week' });
      await expect(week.getByRole('listitem').filter({ hasText: 'trained, today' })).toHaveCount(1);
    });

    await test.step('Progress names what was done', async () => {
      await press(link(page, 'Progress'));
      await expect(heading(page, 'Progress')).toBeFocused();
      await press(page.locator('summary').filter({ hasText: 'Your own days' }));
      for (const name of names) await expect(page.getByRole('main').getByText(name, { exact: true })).toBeVisible();
    });

    await test.step('the account has each exercise once', async () => {
      const items = async () => (await entriesOf(email)).filter(({ kind }) => kind === 'item').length;
      await expect.poll(items).toBe(names.length);
    });

    await test.step('and the events tell of the day, and of no exercise', async () => {
      const deviceId = (await deviceIdOf(page.context()))!;
      await page.goto('about:blank');
      const events = async () => namesOf(await storedEvents(deviceId)).filter((name) => name !== 'first_launch_new');
      await expect.poll(events).toEqual([
        'session_start',
        // Opened, and left for the first flight, which waits.
        'train_open',
        'train_close',
        ...trainingEvents,
      ]);
      const stored = (await storedEvents(deviceId)).filter(({ name }) => name !== 'session_start');
      expect(stored.find(({ name }) => name === 'flight_done')?.properties).toMatchObject({ items: 2, planned_min: 5 });
      const fields = new Set(stored.flatMap(({ properties }) => Object.keys(properties)));
      expect([...fields].sort()).toEqual(['cohort', 'items', 'link', 'planned_min', 'stay_ms']);
    });
  });
}

/** Does the exercises of a flight; returns their names. */
async function flyByKeys(page: Page): Promise<string[]> {
  const names: string[] = [];
  for (;;) {
    await expect(heading(page)).toBeFocused();
    const name = await heading(page).innerText();
    names.push(name);
    await ways[name]!(page);
    const next = button(page, /^Next: /);
    await expect(next.or(link(page, 'Done'))).toBeVisible();
    await expect(heading(page)).toBeFocused();
    if ((await next.count()) === 0) return names;
    await press(next);
    await expect(button(page, 'Start')).toBeVisible();
  }
}

/** Name and minutes of each exercise. */
async function namesAndMinutes(items: Locator): Promise<[name: string, minutes: string | undefined][]> {
  const texts = await items.allInnerTexts();
  return texts.map((text) => [text.split('\n')[0]!, /^(\d+) min$/m.exec(text)?.[1]]);
}
