/**
 * Needs a browser, which shows that every quiz can be walked with each kind of input, that each screen shows the
 * progress, and that nothing is lost by the quiz's own Back, the browser's or a reload.
 */

import type { Page } from '@playwright/test';
import { nextQuizPages } from '#contract/next-quiz-pages.ts';
import { startQuiz } from '#quiz/engine/progress.ts';
import type { Quiz } from '#quiz/quiz.ts';
import { quizzes } from '#quiz/quizzes.ts';
import { nearShare, walkThrough } from '#testing/quiz/walk.ts';
import { positionLabel } from '#web/funnel/screen-parts/position-label.ts';
import { cardForm, fillInCard, goToPayment } from './card-form.ts';
import { query } from './database.ts';
import {
  allQuizzes,
  answersOf,
  arriveAt,
  beginQuiz,
  goToOffers,
  headingOf,
  mainButton,
  optionOf,
  type Pick,
  seeResult,
  seeScreen,
  walkQuiz,
} from './funnel-walk.ts';
import { keyboard, mouse, touch } from './hands.ts';
import { passQuiz } from './quiz-visit.ts';
import { expect, test } from './test.ts';
import { tick } from './tick.ts';
import { expectWalkEvents } from './walk-events.ts';

const { frequency, wellbeing } = quizzes;

const lowest = nearShare(0);
const highest = nearShare(1);
/** Varied answers, the same in every run. */
const mixed: Pick = (screen, number) => nearShare(((number * 7) % 11) / 10)(screen, number);

for (const quiz of allQuizzes) {
  // On every commit one quiz is walked by touch; the others, and the walks with reloads, in the long run.
  const tagOf = (variant: string) => ({ tag: quiz === frequency && variant === 'by touch' ? [] : '@long' });

  test.describe(`the walk through ${quiz.name}`, () => {
    test.slow();

    test.describe('on a phone', () => {
      test.use({ hasTouch: true, isMobile: true });

      test(
        `a walk through ${quiz.name} by touch with the lowest answers ends in the offers and leaves its events`,
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

    const keyboardTitle = `a walk through ${quiz.name} by keyboard with the highest answers ends in the offers`;
    test(
      `${keyboardTitle}, can be heard by a screen reader, and leaves its events`,
      tagOf('by keyboard'),
      async ({ page }) => {
        await beginQuiz(page, quiz, keyboard);
        await walkQuiz(page, quiz, highest, keyboard, async (number) => {
          await checkAccessibleScreen(page, quiz, number);
          if (number === quiz.resultScreen) await seeResult(page, quiz, walkThrough(quiz, highest));
        });
        await goToOffers(page, quiz, keyboard);
        await expectWalkEvents(page, quiz, highest);
      },
    );

    test(
      `a walk through ${quiz.name} with mixed answers, backs and reloads loses nothing`,
      tagOf('with reloads'),
      async ({ page }) => {
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

        /** Goes one screen back with the quiz's own button, checks that the answer is kept, and goes on again. */
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

        /** Opens another page of the site and returns with the browser's own Back. */
        async function leaveAndComeBack(number: number) {
          await page.goto('/help');
          await page.goBack();
          await seeScreen(page, quiz, number);
        }
      },
    );
  });
}

for (const quiz of [frequency, wellbeing]) {
  const tag = quiz === frequency ? '@long' : [];
  test(`the offers of ${quiz.name} lead to a subscription`, { tag }, async ({ page, email }) => {
    const { offers } = nextQuizPages(quiz.name);
    await passQuiz(page, quiz);
    await page.goto(offers);
    await tick(page.getByRole('radio', { name: /^12 weeks/ }));
    await page.getByRole('link', { name: 'Continue with 12 weeks' }).filter({ visible: true }).click();
    await goToPayment(page, email);
    await fillInCard(page, '4242 4242 4242 4242');
    await cardForm(page).getByRole('button', { name: 'Pay $35.99' }).click();
    await expect(page).toHaveURL(/\/checkout\/success/);
    await expect(page.getByText(`We sent a receipt for $35.99 to ${email}.`)).toBeVisible();
    expect(await query('select cohort from users where email = $1', [email])).toEqual([{ cohort: quiz.cohort }]);
  });
}

/** Checks what a screen reader finds on a screen: one heading, the progress, and each option under the question. */
async function checkAccessibleScreen(page: Page, quiz: Quiz, number: number) {
  const screen = quiz.screens[number - 1]!;
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('alert')).toHaveCount(0);
  const position = positionLabel(quiz, { ...startQuiz(quiz, 0), currentScreen: number });
  if (number > 1) await expect(page.getByRole('status').filter({ hasText: position })).toBeAttached();
  await expect(page.getByRole('progressbar', { name: position })).toBeAttached();
  if (screen.options === undefined) return;
  const group = page.getByRole('group', { name: headingOf(screen) });
  const options = group.getByRole(screen.multiple ? 'checkbox' : 'button');
  await expect(options).toHaveCount(screen.options.length);
  for (const { id } of screen.options) await expect(optionOf(page, screen, id)).toBeAttached();
}
