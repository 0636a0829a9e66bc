import { expect, type Locator, type Page } from '@playwright/test';
import { nextQuizPages } from '#contract/next-quiz-pages.ts';
import { quizPages } from '#contract/quiz-pages.ts';
import { advancesOnChoice, startQuiz } from '#quiz/engine/progress.ts';
import { resultOf } from '#quiz/engine/result.ts';
import { noneOfThese, type Quiz, type QuizState, type Screen } from '#quiz/quiz.ts';
import { quizzes } from '#quiz/quizzes.ts';
import { shownScore } from '#web/funnel/quiz/results/result-copy.ts';
import { counterLabel } from '#web/funnel/screen-parts/position-label.ts';
import { beginButton } from './adhd.ts';
import type { Hand } from './hands.ts';

export const allQuizzes: readonly Quiz[] = Object.values(quizzes);

/** A visitor's answer to a screen: option ids, or the text typed into a field. */
export type Pick = (screen: Screen, number: number) => readonly string[];

/** Runs on a screen before it is answered. */
export type Detour = (number: number) => Promise<void>;

/** The heading of a screen; a mirror card has one for each variant, in which quotes can stand. */
export function headingOf({ statement, title, mirror }: Screen): string | RegExp {
  if (mirror === undefined) return statement?.text ?? title;
  const titles = mirror.variants.map((variant) => variant.title.replace(/\{\w+\}/g, '.+'));
  return new RegExp(`^(${titles.join('|')})$`);
}

export const answersOf = (pick: Pick, screen: Screen, number: number): readonly string[] => {
  if (screen.type === 'input-age') return ['34'];
  return screen.type === 'create-profile' ? ['Maya'] : pick(screen, number);
};

/** Begins a quiz like its visitors: on its start page if it has one, then with the health consent. */
export async function beginQuiz(page: Page, quiz: Quiz, hand: Hand) {
  const { start, screens } = quizPages[quiz.name];
  await page.goto(start);
  if (start !== screens) await hand.press(page.getByRole('link', { name: 'Start', exact: true }));
  await expect(page).toHaveURL(screens);
  await hand.press(beginButton(page));
}

/** Waits until the screen that a step led to is shown, with its heading in focus and its counter. */
export async function arriveAt(page: Page, quiz: Quiz, number: number) {
  await expect(mainHeading(page, quiz.screens[number - 1]!)).toBeFocused();
  await seePlace(page, quiz, number);
}

/** Waits until a screen is shown, wherever the focus is. */
export async function seeScreen(page: Page, quiz: Quiz, number: number) {
  await expect(mainHeading(page, quiz.screens[number - 1]!)).toBeVisible();
  await seePlace(page, quiz, number);
}

/** Checks the progress on the screen (§ 4). */
async function seePlace(page: Page, quiz: Quiz, number: number) {
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(number));
  const counter = counterLabel(quiz, { ...startQuiz(quiz, 0), currentScreen: number });
  const header = page.getByRole('banner');
  await expect(header.getByText(counter, { exact: true }).filter({ visible: true })).toBeVisible();
}

/** Answers a screen, and continues where it does not do so by itself. */
export async function answerScreen(page: Page, screen: Screen, answers: readonly string[], hand: Hand) {
  const field = fieldOf(page, screen);
  if (field !== null) await hand.write(field, answers[0]!);
  else for (const id of answers) await chooseOption(page, screen, id, hand);
  if (!advancesOnChoice(screen)) await hand.press(mainButton(page));
}

/** Walks through all screens, and checks each before it is answered. */
export async function walkQuiz(page: Page, quiz: Quiz, pick: Pick, hand: Hand, detour?: Detour) {
  for (const number of quiz.screens.keys()) await walkScreen(page, quiz, number + 1, pick, hand, detour);
}

/** Walks from the open screen to the end. */
export async function finishQuiz(page: Page, quiz: Quiz, from: number, pick: Pick, hand: Hand) {
  await seeScreen(page, quiz, from);
  await answerScreen(page, quiz.screens[from - 1]!, answersOf(pick, quiz.screens[from - 1]!, from), hand);
  for (let number = from + 1; number <= quiz.screens.length; number++) await walkScreen(page, quiz, number, pick, hand);
}

async function walkScreen(page: Page, quiz: Quiz, number: number, pick: Pick, hand: Hand, detour?: Detour) {
  const screen = quiz.screens[number - 1]!;
  await arriveAt(page, quiz, number);
  await detour?.(number);
  await answerScreen(page, screen, answersOf(pick, screen, number), hand);
}

/** Checks the result's copy for these answers against the pure functions. */
export async function seeResult(page: Page, quiz: Quiz, state: QuizState) {
  const { score, content, subAssessments, standsOut } = resultOf(quiz, state);
  const shown = shownScore(quiz, score);
  await expect(page.getByRole('img', { name: new RegExp(`^Score ${shown} out of 100`) })).toBeVisible();
  await expect(page.getByText(`${content.word} · ${shown} of 100`)).toBeVisible();
  await expect(page.getByText(content.levelTitle, { exact: true })).toBeVisible();
  for (const { desc, quotes } of subAssessments) {
    await expect(page.getByText(desc, { exact: true })).toBeVisible();
    for (const { trait } of quotes) await expect(page.getByText(trait, { exact: true }).first()).toBeVisible();
  }
  await expect(page.getByText(standsOut, { exact: true }).first()).toBeVisible();
  await expect(page.getByText(content.recommendation)).toBeVisible();
}

/** Goes from the end of the quiz to the offers, without giving an email address. */
export async function goToOffers(page: Page, quiz: Quiz, hand: Hand) {
  const { email } = quizPages[quiz.name];
  const { plan, offers } = nextQuizPages(quiz.name);
  await expect(page).toHaveURL(email);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await hand.press(page.getByRole('link', { name: 'Continue without saving' }));
  await expect(page).toHaveURL(plan);
  if (plan !== offers)
    await hand.press(page.getByRole('link', { name: 'See lengths and prices' }).filter({ visible: true }));
  await expect(page).toHaveURL(offers);
  await expect(page.getByRole('radio')).toHaveCount(3);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
}

/** The main button of a screen. */
export function mainButton(page: Page): Locator {
  return page
    .getByRole('button', { name: /^(Continue( with(out)? .*)?|See what helps|Put my plan together)$/ })
    .filter({ visible: true });
}

export function optionOf(page: Page, screen: Screen, id: string): Locator {
  const option = screen.options!.find((each) => each.id === id)!;
  const name = option.description === undefined ? option.label : `${option.label} ${option.description}`;
  return page.getByRole(screen.multiple ? 'checkbox' : 'button', { name, exact: true });
}

async function chooseOption(page: Page, screen: Screen, id: string, hand: Hand) {
  if (id === noneOfThese) return hand.press(page.getByRole('button', { name: 'None of these' }));
  const place = screen.options!.findIndex((option) => option.id === id);
  await hand.choose(optionOf(page, screen, id), place);
  if (screen.multiple) await expect(optionOf(page, screen, id)).toBeChecked();
}

function fieldOf(page: Page, screen: Screen): Locator | null {
  if (screen.type === 'input-age') return page.getByLabel('Age in years');
  return screen.type === 'create-profile' ? page.getByLabel('First name') : null;
}

function mainHeading(page: Page, screen: Screen): Locator {
  return page.getByRole('heading', { level: 1, name: headingOf(screen) });
}
