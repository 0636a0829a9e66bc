import { expect, type Locator, type Page } from '@playwright/test';
import { tick } from './tick.ts';

/** The answer to a screen: one option, several, an age, or null where nothing is asked. */
export type Answer = string | readonly string[] | { age: string } | null;

/** The adhd quiz before its result, in order: each screen's heading and our visitor's answer. 28 points (§ 9). */
export const questions: readonly (readonly [heading: string, answer: Answer])[] = [
  ['How do you describe yourself?', 'Another way'],
  ['How old are you?', { age: '34' }],
  ['What do you notice about yourself?', ['Hours vanish without me noticing', 'I jump to something new midway']],
  ['When did you first notice this?', 'As a teenager'],
  ['You first noticed it as a teenager', null],
  ['Where does it get in your way?', ['Money and paperwork']],
  ['Did any of this happen in the last month?', ['None of these']],
  ['Which of these do you recognise from earlier years?', ['Being told to try harder']],
  ['You are not alone', null],
  ['I reach the end of a page and notice that none of it stayed.', 'Agree'],
  ['My head keeps ten tabs open, even when I want only one.', 'Neutral'],
  ['A kite is not broken in the wind', null],
  ['I start the day with a plan, and by noon I’m doing something else entirely.', 'Agree'],
  ['I tidy, snack or scroll before a task that matters to me.', 'Neutral'],
  ['Minds have weather everywhere', null],
  ['Small worries follow me to bed and start talking.', 'Disagree'],
  ['One message is enough to make me forget what I was doing.', 'Neutral'],
  ['Some of this sounded like you', null],
  ['How often do you lose track of time when something pulls you in?', 'Sometimes'],
  ['How often are you tired because your mind would not switch off?', 'Often'],
  ['How often do you put off something you meant to do today?', 'Sometimes'],
  ['How often does a sound or a thought carry you away from a task?', 'Often'],
  ['How often do you keep scrolling through bad news longer than you wanted?', 'Never'],
  ['How often does your mood turn within a single day?', 'Difficult to answer'],
];

/** The screens after the result, from number 26. */
export const planQuestions: readonly (readonly [heading: string, answer: Answer])[] = [
  ['What would make the biggest difference?', ['Judge time better', 'Wind down at night']],
  ['Which skills do you want to practise?', ['Planning ahead', 'Switching on purpose']],
  ['How much time can you give it each day?', '10 min per day'],
  ['Your plan is taking shape', null],
];

/** Gives the health consent, without which nothing can be answered. */
export async function begin(page: Page) {
  await beginButton(page).click();
}

/** The button that gives the consent: on the first sight of quiz one, or on the sheet of a quiz with a start page. */
export function beginButton(page: Page): Locator {
  return page.getByRole('button', { name: /^(Begin|I’m 18 or over, begin)$/ });
}

/** Waits until the screen is shown, with its heading and counter. */
export async function seeScreen(page: Page, number: number, heading: string) {
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(number));
  await expect(page.getByText(`${number} / 29`, { exact: true }).filter({ visible: true })).toBeVisible();
}

/** Gives an answer, and continues where the screen does not do so by itself. */
export async function answer(page: Page, given: Answer) {
  if (typeof given === 'string') {
    await option(page, given).click();
    return;
  }
  if (given !== null && 'age' in given) await page.getByLabel('Age in years').fill(given.age);
  else for (const label of given ?? []) await check(page, label);
  await pressContinue(page);
}

/** An option of a single choice, which is a button. */
export function option(page: Page, label: string): Locator {
  return page.getByRole('button', { name: new RegExp(`^${label}`) });
}

/** An option of a multiple choice. */
export async function check(page: Page, label: string) {
  if (label === 'None of these' || label === 'All of these') await option(page, label).click();
  else await tick(page.getByRole('checkbox', { name: label, exact: true }));
}

/** Presses the main button. */
export async function pressContinue(page: Page) {
  await page.getByRole('button', { name: /^(Continue( with .*)?|See what helps|Put my plan together)$/ }).click();
}

/** Answers all screens up to the result, and checks the heading and counter of each. */
export async function answerUpToResult(page: Page) {
  for (const [index, [heading, given]] of questions.entries()) {
    await seeScreen(page, index + 1, heading);
    await answer(page, given);
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Your focus profile' })).toBeVisible();
}

/** Answers the screens after the result. */
export async function answerPlanQuestions(page: Page) {
  for (const [index, [heading, given]] of planQuestions.entries()) {
    await seeScreen(page, 26 + index, heading);
    await answer(page, given);
  }
}
