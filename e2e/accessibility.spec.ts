/**
 * Needs a browser, which computes contrast by Day and by Night, names and roles, and whether anything overflows the
 * side of the screen. One screen of each kind on every commit; every screen, and wide viewports, in the long run.
 */
import type { Page } from '@playwright/test';
import { nextQuizPages } from '#contract/next-quiz-pages.ts';
import { quizPages } from '#contract/quiz-pages.ts';
import type { Quiz, Screen } from '#quiz/quiz.ts';
import { quizzes } from '#quiz/quizzes.ts';
import { nearShare } from '#testing/quiz/walk.ts';
import { expectAccessible } from './accessible.ts';
import { makeSubscriber, signIn, signInHere } from './account.ts';
import { begin } from './adhd.ts';
import { cardForm, goToPayment } from './card-form.ts';
import { allQuizzes, seeScreen, walkQuiz } from './funnel-walk.ts';
import { mouse } from './hands.ts';
import { passQuiz, returnTo } from './quiz-visit.ts';
import { expect, test } from './test.ts';
import { tick } from './tick.ts';
import { untilHydrated } from './until-hydrated.ts';

const { adhd, frequency, wellbeing } = quizzes;

const heading = (page: Page, name?: string) => page.getByRole('heading', { level: 1, name });

const kindOf = ({ type, multiple = false }: Screen) => `${type}${multiple ? ', many' : ''}`;

/** The numbers of a quiz's screens that are the first of their kind in all quizzes. */
function newKinds(quiz: Quiz): number[] {
  const before = allQuizzes.slice(0, allQuizzes.indexOf(quiz)).flatMap(({ screens }) => screens);
  const known = new Set(before.map(kindOf));
  return quiz.screens.flatMap((screen, index) => {
    if (known.has(kindOf(screen))) return [];
    known.add(kindOf(screen));
    return [index + 1];
  });
}

for (const { screen, viewport, tag } of [
  // As wide as a phone at 200 % zoom, or a desktop at 400 % (WCAG 1.4.10).
  { screen: 'the narrowest screen', viewport: { width: 320, height: 640 }, tag: [] },
  { screen: 'a wide screen', viewport: { width: 1280, height: 800 }, tag: '@long' },
]) {
  test.describe(`accessibility on ${screen}`, { tag }, () => {
    test.use({ viewport });

    for (const quiz of allQuizzes) {
      test(`every screen of ${quiz.name} is accessible on ${screen}`, { tag: '@long' }, async ({ page }) => {
        test.slow();
        await page.goto(quizPages[quiz.name].screens);
        await begin(page);
        await walkQuiz(page, quiz, nearShare(0.5), mouse, async (number) => {
          if (number === quiz.resultScreen) await openAllOfResult(page);
          await expectAccessible(page, `screen ${number}`);
        });
      });

      // On every commit only one quiz, with the screens that no quiz before it has.
      const kinds = quiz === wellbeing ? [] : '@long';
      test(`the screens of ${quiz.name} that are the first of their kind are accessible on ${screen}`, {
        tag: kinds,
      }, async ({ page }) => {
        for (const number of newKinds(quiz)) {
          await returnTo(page, quiz, number);
          await seeScreen(page, quiz, number);
          if (number === quiz.resultScreen) await openAllOfResult(page);
          await expectAccessible(page, `screen ${number}, ${kindOf(quiz.screens[number - 1]!)}`);
        }
      });
    }

    test(`the consent to questions about health is accessible on ${screen}`, async ({ page }) => {
      await page.goto(quizPages.adhd.screens);
      await expect(page.getByRole('heading', { name: 'Find out where your attention drifts' })).toBeFocused();
      await expectAccessible(page, 'health consent');
    });

    for (const quiz of [frequency, wellbeing]) {
      // The wellbeing quiz has each kind of page of the frequency quiz, and one more.
      const breadth = quiz === wellbeing ? [] : '@long';
      test(`the pages before and after ${quiz.name} are accessible on ${screen}`, { tag: breadth }, async ({
        page,
      }) => {
        const { start, email } = quizPages[quiz.name];
        const { afterEmail, plan, offers } = nextQuizPages(quiz.name);
        await page.goto(start);
        await expect(page.getByRole('link', { name: 'Start', exact: true })).toBeVisible();
        await expectAccessible(page, 'start page');
        await passQuiz(page, quiz);
        await page.goto(email);
        await expect(heading(page)).toBeVisible();
        await expectAccessible(page, 'email page');
        if (afterEmail !== plan) {
          await page.goto(afterEmail);
          await expect(heading(page)).toBeVisible();
          await expectAccessible(page, 'creating the plan');
        }
        await page.goto(plan);
        await expect(heading(page)).toBeVisible();
        await expectAccessible(page, 'plan');
        await page.goto(offers);
        await expect(page.getByRole('radio')).toHaveCount(3);
        await expectAccessible(page, 'offers');
      });
    }

    test(`the pages from the email to the payment are accessible on ${screen}`, async ({ page, email }) => {
      await passQuiz(page, adhd);
      await page.goto('/quiz/email');
      await page.getByRole('button', { name: 'Save and continue' }).click();
      await expect(page.getByText('Type your email address.')).toBeVisible();
      await expectAccessible(page, 'email');
      await page.goto('/quiz/training-plan');
      await expect(heading(page, 'Your training plan')).toBeVisible();
      await expectAccessible(page, 'training plan');
      await page.goto('/quiz/inapps');
      await tick(page.getByRole('radio', { name: /^24 weeks/ }));
      await expectAccessible(page, 'offers, one chosen');
      await page.goto('/checkout/paddle?offer=3');
      await expect(heading(page)).toBeVisible();
      await expectAccessible(page, 'checkout');
      await goToPayment(page, email);
      await expect(cardForm(page).getByRole('button', { name: 'Pay $59.99' })).toBeVisible();
      await expectAccessible(page, 'card payment');
      await page.goto('/checkout/success?checkout=made-up');
      await expect(heading(page, 'We find no payment here')).toBeVisible();
      await expectAccessible(page, 'success');
    });

    test(`the public pages are accessible on ${screen}`, { tag: '@long' }, async ({ page }) => {
      for (const path of ['/', '/auth/reset', '/auth/change?token=x', '/privacy', '/terms', '/help', '/no/such/page']) {
        await page.goto(path);
        await untilHydrated(page);
        await expect(heading(page)).toBeVisible();
        await expectAccessible(page, path);
      }
    });

    test(`Login with a refusal, and leaving without signing in, are accessible on ${screen}`, async ({
      page,
      email,
    }) => {
      await page.goto('/auth/login');
      await signIn(page, email);
      await expect(page.getByText('Email or password is not right.')).toBeVisible();
      await expectAccessible(page, 'Login');
      await page.goto('/leave');
      await page.getByLabel('Email of your account').fill(email);
      await page.getByRole('button', { name: 'Send me a link by email' }).click();
      await expect(page.getByText('an email with a link is on its way')).toBeVisible();
      await expectAccessible(page, 'leave');
    });

    test(`account, managing, changing and cancelling are accessible on ${screen}`, { tag: '@long' }, async ({
      page,
      request,
      email,
    }) => {
      await signInHere(page, await makeSubscriber(request, email));
      await page.goto('/account');
      await expect(page.getByText('Active')).toBeVisible();
      await expectAccessible(page, 'account');
      await page.goto('/train/plan');
      await expect(page.getByText('Your account has no plan yet')).toBeVisible();
      await expectAccessible(page, 'plan, none yet');
      await page.goto('/subscription/manage');
      await expect(page.getByRole('listitem')).toHaveCount(1);
      await expectAccessible(page, 'manage');
      await page.getByRole('button', { name: 'Take a pause' }).click();
      await tick(page.getByRole('radio', { name: '2 months' }));
      await page.getByRole('button', { name: 'Withdraw from contract here' }).click();
      await expectAccessible(page, 'manage, all opened');
      await page.goto('/subscription/plan');
      await tick(page.getByRole('radio', { name: /^24 weeks/ }));
      await expect(page.getByRole('region', { name: 'Change to 24 weeks' })).toBeVisible();
      await expectAccessible(page, 'another plan');
      await page.goto('/checkout/card');
      await expect(cardForm(page).getByLabel('Card number')).toBeVisible();
      await expectAccessible(page, 'another card');
      await page.goto('/subscription/cancel');
      await expect(page.getByText('You can use Everkite until')).toBeVisible();
      await expectAccessible(page, 'cancel');
      await page.getByRole('button', { name: 'Cancel subscription' }).click();
      await expect(heading(page, 'Done. Your subscription is cancelled.')).toBeVisible();
      await expectAccessible(page, 'cancelled');
    });

    test.describe('the cookie banner', () => {
      test.use({ cookieChoice: null });
      test('over Home', async ({ page }) => {
        await page.goto('/');
        await expect(page.getByRole('region', { name: 'We value your privacy' })).toBeVisible();
        await expectAccessible(page, 'cookie banner');
      });
    });
  });
}

/** Opens all parts of a result that are closed at first. */
async function openAllOfResult(page: Page) {
  await page.getByRole('button', { name: 'How we score' }).click();
  await page.getByRole('button', { name: 'Erase my answers' }).click();
}
