/**
 * Needs a browser: that Today shows the first day that was sold, and that a whole day can be done with keys alone, from
 * what a screen reader says.
 */
import type { Locator, Page } from '@playwright/test';
import { signInHere } from './account.ts';
import { trainingEvents } from './expected-events.ts';
import { tabTo } from './hands.ts';
import { deviceIdOf, storedEvents } from './stored-events.ts';
import { expect, test } from './test.ts';
import { entriesOf, keepPlan, makeTrainee, plans } from './trainee.ts';
import { namesOf } from './walk-events.ts';

const heading = (page: Page, name?: string | RegExp) => page.getByRole('heading', { level: 1, name });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).filter({ visible: true });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

test('Today has the exercises and minutes of the first day that the plan shows, for the plan of each quiz', async ({
  page,
  request,
  email,
}) => {
  const longDay = { ...plans.adhd, skills: ['memory', 'attention', 'planning'], daily_minutes: 20 };
  const person = await makeTrainee(request, email, plans.adhd, 'device');
  await signInHere(page, person);
  for (const plan of [...Object.values(plans), longDay]) {
    await keepPlan(request, person, plan);
    await page.goto('/train/plan');
    const firstDay = page.getByRole('region', { name: 'Your first day' });
    await expect(firstDay).toBeVisible();
    const sold = await namesAndMinutes(firstDay.getByRole('listitem').filter({ hasNot: page.getByRole('listitem') }));
    expect(sold.reduce((sum, [_name, minutes]) => sum + Number(minutes), 0)).toBe(plan.daily_minutes);
    await page.goto('/train');
    const cards = page.getByRole('listitem').filter({ has: button(page, /^What is known about/) });
    await expect(cards).toHaveCount(sold.length);
    expect(await namesAndMinutes(cards)).toEqual(sold);
  }
});

for (const [quiz, tag] of [
  // Guided steps are quick; the others play rounds.
  ['wellbeing', []],
  ['adhd', '@long'],
  ['frequency', '@long'],
] as const) {
  test(`a first day of ${quiz} can be done with keys alone, from the consent to the progress`, { tag }, async ({
    page,
    request,
    email,
  }) => {
    await signInHere(page, await makeTrainee(request, email, plans[quiz]));
    await page.goto('/train');

    await test.step('the sheet asks where training is kept', async () => {
      await expect(heading(page, 'Where shall we keep your training?')).toBeFocused();
      await press(button(page, 'Keep it in my account too'));
      await expect(heading(page, / flight$/)).toBeFocused();
      await press(button(page, 'Start'));
    });

    const names = await test.step('each exercise goes from its introduction to its end', () => flyByKeys(page));

    await test.step('Today says that it is done, and the week has its bow', async () => {
      await press(link(page, 'Done'));
      await expect(heading(page, 'Done for today')).toBeFocused();
      await expect(page.getByText('Two exercises, five minutes.')).toBeVisible();
      const week = page.getByRole('list', { name: 'This week' });
      await expect(week.getByRole('listitem').filter({ hasText: 'trained, today' })).toHaveCount(1);
      await expect(page.getByText('1 day so far')).toBeVisible();
    });

    await test.step('Progress names what was done', async () => {
      await press(link(page, 'Progress'));
      await expect(heading(page, 'Progress')).toBeFocused();
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
      await expect.poll(events).toEqual(['session_start', ...trainingEvents]);
      const stored = (await storedEvents(deviceId)).filter(({ name }) => name !== 'session_start');
      expect(stored.find(({ name }) => name === 'flight_done')?.properties).toMatchObject({ items: 2, planned_min: 5 });
      const fields = new Set(stored.flatMap(({ properties }) => Object.keys(properties)));
      expect([...fields].sort()).toEqual(['cohort', 'items', 'link', 'planned_min', 'stay_ms']);
    });
  });
}

/** Reaches a control by Tab, and presses it. */
async function press(target: Locator) {
  await tabTo(target);
  await target.page().keyboard.press('Enter');
}

/** Writes into a field that is reached by Tab. */
async function write(field: Locator, text: string) {
  await tabTo(field);
  await field.page().keyboard.type(text);
}

/** Does the exercises of a flight; returns their names. */
async function flyByKeys(page: Page): Promise<string[]> {
  const names: string[] = [];
  for (;;) {
    await expect(heading(page)).toBeFocused();
    const name = await heading(page).innerText();
    names.push(name);
    await ways[name]!(page);
    await expect(heading(page, / done$/)).toBeFocused();
    const next = button(page, /^Next: /);
    if ((await next.count()) === 0) return names;
    await press(next);
    await expect(button(page, 'Start')).toBeVisible();
  }
}

/** How each exercise is done with keys, from its introduction on. */
const ways: Record<string, (page: Page) => Promise<void>> = {
  async 'Weather report'(page) {
    await press(button(page, 'Start'));
    await expect(heading(page, 'How is it inside?')).toBeFocused();
    await press(button(page, 'Clear sky'));
    await press(button(page, 'Calm'));
    await press(button(page, 'Next'));
    await expect(heading(page, 'How strong is it?')).toBeFocused();
    await press(page.getByRole('group', { name: 'Calm' }).getByRole('button', { name: 'Some' }));
    await press(button(page, 'Next'));
    await expect(heading(page, 'One line, if you like')).toBeFocused();
    await write(page.getByLabel('My line'), 'A quiet morning');
    await press(button(page, 'Done'));
  },
  async 'On your side'(page) {
    await press(button(page, 'Start'));
    await expect(heading(page, 'Before you begin')).toBeFocused();
    await press(button(page, 'Begin'));
    await write(page.getByLabel('I did this right'), 'I drank some water');
    await press(button(page, 'Next'));
    await expect(heading(page, 'And now?')).toBeFocused();
    await press(button(page, 'Done'));
  },
  async 'First two minutes'(page) {
    await press(button(page, 'Start'));
    await write(page.getByLabel('What will you begin?'), 'The letter');
    await press(button(page, 'Begin'));
    await expect(heading(page, 'Two quiet minutes')).toBeFocused();
    await press(button(page, 'That is enough'));
    await press(button(page, 'Yes, I have begun'));
    await press(button(page, 'Done'));
  },
  async 'Count the bows'(page) {
    const untimed = page.getByRole('switch', { name: /^Without the clock/ });
    await tabTo(untimed);
    await page.keyboard.press('Space');
    await expect(untimed).toBeChecked();
    await press(button(page, 'Start'));
    while (await tieTail(page));
  },
  async 'Chart the wind'(page) {
    await press(button(page, 'Start'));
    while (await makeChart(page));
    await expect(heading(page, 'Your own day')).toBeFocused();
    await press(button(page, 'Skip'));
  },
};

/** Hears the bows one by one and ties them in the same order; returns whether another tail comes. */
async function tieTail(page: Page): Promise<boolean> {
  const bows: string[] = [];
  await expect(heading(page, /^The first of/)).toBeFocused();
  while (!(await heading(page).innerText()).startsWith('Tie ')) {
    const said = await heading(page).innerText();
    bows.push(await page.getByRole('main').getByRole('paragraph').last().innerText());
    await page.keyboard.press('Enter');
    await expect(heading(page)).not.toHaveText(said);
  }
  if ((await heading(page).innerText()).includes('last to the first')) bows.reverse();
  // The keys from 1 on are the buttons in their order.
  const kinds = await page.getByRole('group', { name: 'Bows to tie' }).getByRole('button').allInnerTexts();
  for (const bow of bows) {
    await page.keyboard.press(String(kinds.indexOf(bow) + 1));
    await expect(page.getByRole('status').filter({ hasText: `${bow} is ` })).toHaveCount(1);
  }
  await page.keyboard.press('Enter');
  const isLast = await goOn(page, 'Next tail');
  return !isLast;
}

/** Flies a chart, and moves what the page says is missing, until it flies all the way; returns whether another comes. */
async function makeChart(page: Page): Promise<boolean> {
  await expect(heading(page, 'Which order works?')).toBeFocused();
  for (;;) {
    await page.keyboard.press('Enter');
    const mend = button(page, 'Mend it');
    await mend.or(button(page, 'Next chart')).or(button(page, 'Finish')).waitFor();
    if ((await mend.count()) === 0) return !(await goOn(page, 'Next chart'));
    const said = await page
      .getByRole('main')
      .getByText(/ Put “| Move “/)
      .innerText();
    await page.keyboard.press('Enter');
    await expect(mend).toHaveCount(0);
    const [, name] = /(?:Put|Move) “([^”]+)”/.exec(said)!;
    await moveToTop(page, name!);
  }
}

/** Lifts a card, moves it to the top, and drops it. */
async function moveToTop(page: Page, name: string) {
  const card = page.getByRole('main').getByRole('button', { name: new RegExp(`^${name} ?, `) });
  await tabTo(card);
  await page.keyboard.press('Space');
  while (!(await card.innerText()).endsWith(', first')) {
    const before = await card.innerText();
    await page.keyboard.press('ArrowUp');
    await expect(card).not.toHaveText(before);
  }
  await page.keyboard.press('Space');

  await expect(card).toHaveAttribute('aria-pressed', 'false');
}

/** Goes on after a round; returns whether it was the last one. */
async function goOn(page: Page, next: string): Promise<boolean> {
  const finish = button(page, 'Finish');
  await button(page, next).or(finish).waitFor();
  const isLast = (await finish.count()) > 0;
  await page.keyboard.press('Enter');
  return isLast;
}

/** Name and minutes of each exercise. */
async function namesAndMinutes(items: Locator): Promise<[name: string, minutes: string | undefined][]> {
  const texts = await items.allInnerTexts();
  return texts.map((text) => [text.split('\n')[0]!, /^(\d+) min$/m.exec(text)?.[1]]);
}
