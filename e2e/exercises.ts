import { expect, type Locator, type Page } from '@playwright/test';
import { tabTo } from './hands.ts';

export const heading = (page: Page, name?: string | RegExp) => page.getByRole('heading', { level: 1, name });
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** Reaches a control by Tab, and presses it. */
export async function press(target: Locator) {
  await tabTo(target);
  await target.page().keyboard.press('Enter');
}

/** Writes into a field, which it reaches by Tab. */
export async function write(field: Locator, text: string) {
  await tabTo(field);
  await field.page().keyboard.type(text);
}

/** The keys for each exercise, from its introduction on. */
export const ways: Record<string, (page: Page) => Promise<void>> = {
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
  'First two minutes': (page) => justBegin(page, 'What will you begin?', 'Two quiet minutes'),
  'Just the knot': (page) => justBegin(page, 'The smallest part of it', 'One quiet minute'),
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

async function justBegin(page: Page, field: string, clock: string) {
  await press(button(page, 'Start'));
  await write(page.getByLabel(field), 'The letter');
  await press(button(page, 'Begin'));
  await expect(heading(page, clock)).toBeFocused();
  await press(button(page, 'That is enough'));
  await press(button(page, 'Yes, I have begun'));
  await press(button(page, 'Done'));
}

/** Listens to the bows one by one and ties them in the same order; returns whether another tail follows. */
export async function tieTail(page: Page): Promise<boolean> {
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

/**
 * Flies a chart and moves the card that the page says is missing, until it flies all the way; returns whether another
 * chart follows.
 */
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

/** Continues after a round; returns whether it was the last one. */
async function goOn(page: Page, next: string): Promise<boolean> {
  const finish = button(page, 'Finish');
  await button(page, next).or(finish).waitFor();
  const isLast = (await finish.count()) > 0;
  await page.keyboard.press('Enter');
  return isLast;
}

/** Puts the first flight off, and says where training is kept, before anything is trained. */
export async function keepTraining(page: Page, where: 'on this device only' | 'in my account too') {
  await button(page, 'Not now').click();
  await button(page, 'Where shall we keep your training?').click();
  await button(page, `Keep it ${where}`).click();
  await expect(heading(page, / flight$/)).toBeVisible();
}
