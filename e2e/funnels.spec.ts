/**
 * Only a browser shows that every quiz can be gone through by each kind of hand, that it says on each screen where one is,
 * and that nothing is lost on the way by its own Back, the browser's or a reload.
 */
import type { Page } from '@playwright/test';
import { quizPages } from '../src/contract/quiz-pages';
import { mentalHealth } from '../src/quiz/content/mental-health';
import { quizTwo } from '../src/quiz/content/quiz-two';
import type { Quiz } from '../src/quiz/quiz';
import { nearShare, walkThrough } from '../src/quiz/walk.fixture';
import { cardForm, fillInCard, goToPayment } from './card-form';
import { query } from './database';
import {
  answersOf,
  arriveAt,
  beginQuiz,
  goToOffers,
  headingOf,
  mainButton,
  optionOf,
  type Pick,
  quizzes,
  seeResult,
  seeScreen,
  walkQuiz,
} from './funnel-walk';
import { keyboard, mouse, touch } from './hands';
import { passQuiz } from './quiz-visit';
import { expect, test } from './test';
import { tick } from './tick';
import { expectWalkEvents } from './walk-events';

const lowest = nearShare(0);
const highest = nearShare(1);
/** Now this, now that: the same in every run. */
const mixed: Pick = (screen, number) => nearShare(((number * 7) % 11) / 10)(screen, number);

/** On every commit each quiz is gone through once, and each way once; the other six are more of the same. */
const wayOnEveryCommit = {
  'quiz-one': 'with reloads',
  'quiz-two': 'by touch',
  'mental-health': 'by keyboard',
} as const;

for (const quiz of quizzes) {
  const tagOf = (way: string) => ({ tag: wayOnEveryCommit[quiz.name] === way ? [] : '@long' });

  test.describe(`the way through ${quiz.name}`, () => {
    test.slow();

    test.describe('on a phone', () => {
      test.use({ hasTouch: true, isMobile: true });

      test(
        'by touch, all answers the lowest, ends in the offers and leaves its events',
        tagOf('by touch'),
        async ({ page }) => {
          await beginQuiz(page, quiz, touch);
          await walkQuiz(page, quiz, lowest, touch, async (number) => {
            if (number === quiz.resultScreen) await seeResult(page, quiz, walkThrough(quiz, lowest));
          });
          await goToOffers(page, quiz, touch);
          await expectWalkEvents(page, quiz, lowest);
        },
      );
    });

    const keyboardTitle =
      'by keyboard alone and as a screen reader tells it, all answers the highest, ends in the offers';
    test(`${keyboardTitle} and leaves its events`, tagOf('by keyboard'), async ({ page }) => {
      await beginQuiz(page, quiz, keyboard);
      await walkQuiz(page, quiz, highest, keyboard, async (number) => {
        await hearScreen(page, quiz, number);
        if (number === quiz.resultScreen) await seeResult(page, quiz, walkThrough(quiz, highest));
      });
      await goToOffers(page, quiz, keyboard);
      await expectWalkEvents(page, quiz, highest);
    });

    test('with mixed answers, backs and reloads, loses nothing', tagOf('with reloads'), async ({ page }) => {
      await beginQuiz(page, quiz, mouse);
      await walkQuiz(page, quiz, mixed, mouse, async (number) => {
        if (number === quiz.resultScreen) await seeResult(page, quiz, walkThrough(quiz, mixed));
        if (number % 6 === 4) await goBackAndReturn(number);
        if (number % 7 === 5) {
          await page.reload();
          await seeScreen(page, quiz, number);
        }
        if (number === 12) await leaveAndComeBack(number);
      });
      await goToOffers(page, quiz, mouse);

      /** One screen back by the quiz's own button, where the answer stands, and on again. */
      async function goBackAndReturn(number: number) {
        await page.getByRole('button', { name: 'Back to the previous question' }).click();
        await arriveAt(page, quiz, number - 1);
        await seeAnswersKept(number - 1);
        await mainButton(page).click();
        await arriveAt(page, quiz, number);
      }

      async function seeAnswersKept(number: number) {
        const screen = quiz.screens[number - 1]!;
        if (screen.options === undefined) return;
        for (const id of answersOf(mixed, screen, number).filter((each) => each !== 'none')) {
          const option = optionOf(page, screen, id);
          if (screen.multiple) await expect(option).toBeChecked();
          else await expect(option).toHaveAttribute('aria-pressed', 'true');
        }
      }

      /** Another page of the site and the browser's own Back. */
      async function leaveAndComeBack(number: number) {
        await page.goto('/help');
        await page.goBack();
        await seeScreen(page, quiz, number);
      }
    });
  });
}

for (const quiz of [quizTwo, mentalHealth]) {
  const tag = quiz === quizTwo ? '@long' : [];
  test(`the offers of ${quiz.name} lead to a subscription`, { tag }, async ({ page, email }) => {
    const { offers, cohort } = quizPages[quiz.name];
    await passQuiz(page, quiz);
    await page.goto(offers);
    await tick(page.getByRole('radio', { name: /^12 weeks/ }));
    await page.getByRole('link', { name: 'Continue with 12 weeks' }).filter({ visible: true }).click();
    await goToPayment(page, email);
    await fillInCard(page, '4242 4242 4242 4242');
    await cardForm(page).getByRole('button', { name: 'Pay $35.99' }).click();
    await expect(page).toHaveURL(/\/checkout\/success/);
    await expect(page.getByText(`We sent a receipt for $35.99 to ${email}.`)).toBeVisible();
    expect(await query('select cohort from users where email = $1', [email])).toEqual([{ cohort }]);
  });
}

/** What a screen reader finds on a screen: one heading, where the visitor is, and each option under the question. */
async function hearScreen(page: Page, quiz: Quiz, number: number) {
  const screen = quiz.screens[number - 1]!;
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('alert')).toHaveCount(0);
  const position = `Question ${Math.min(number, quiz.counterTotal)} of ${quiz.counterTotal}`;
  if (number > 1) await expect(page.getByRole('status').filter({ hasText: position })).toBeAttached();
  if (number !== quiz.resultScreen) await expect(page.getByRole('progressbar', { name: position })).toBeAttached();
  if (screen.options === undefined) return;
  const group = page.getByRole('group', { name: headingOf(screen) });
  const options = group.getByRole(screen.multiple ? 'checkbox' : 'button');
  await expect(options).toHaveCount(screen.options.length);
  for (const { id } of screen.options) await expect(optionOf(page, screen, id)).toBeAttached();
}
