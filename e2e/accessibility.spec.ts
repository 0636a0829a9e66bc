import type { Page } from '@playwright/test';
import { quizPages } from '../src/contract/quiz-pages';
import { mentalHealth } from '../src/quiz/content/mental-health';
import { quizTwo } from '../src/quiz/content/quiz-two';
import { nearShare } from '../src/quiz/walk.fixture';
import { expectAccessible } from './accessible';
import { makeSubscriber, signIn, signInHere } from './account';
import { cardForm, goToPayment } from './card-form';
import { walkQuiz } from './funnel-walk';
import { mouse } from './hands';
import { answer, begin, goOn, planQuestions, questions, seeScreen } from './quiz-one';
import { passQuizOne } from './quiz-one-visit';
import { expect, test } from './test';
import { tick } from './tick';

const heading = (page: Page, name?: string) => page.getByRole('heading', { level: 1, name });

/** One screen of each kind: where all of them were looked at narrow, these show how the kinds look wide. */
const ofEachKind = [1, 2, 3, 4, 5, 10, 27, 28, 29];

for (const { screen, viewport, isEveryScreen, isLookedAt } of [
  // As wide as a phone at 200 %, or a desktop at 400 % (WCAG 1.4.10).
  {
    screen: 'the narrowest screen',
    viewport: { width: 320, height: 640 },
    isEveryScreen: true,
    isLookedAt: () => true,
  },
  {
    screen: 'a wide screen',
    viewport: { width: 1280, height: 800 },
    isEveryScreen: false,
    isLookedAt: (number: number) => ofEachKind.includes(number),
  },
]) {
  test.describe(`on ${screen} everyone can use`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('every screen of quiz one', async ({ page }) => {
      test.slow();
      await page.goto('/quiz/dialogues');
      await expect(page.getByRole('heading', { name: 'Before we begin' })).toBeFocused();
      await expectAccessible(page, 'health consent');
      await begin(page);
      for (const [index, [title, given]] of questions.entries()) {
        await seeScreen(page, index + 1, title);
        if (isLookedAt(index + 1)) await expectAccessible(page, `screen ${index + 1}`);
        await answer(page, given);
      }
      await expect(heading(page, 'Your focus profile')).toBeVisible();
      await page.getByRole('button', { name: 'How we score' }).click();
      await page.getByRole('button', { name: 'Erase my answers' }).click();
      await expectAccessible(page, 'screen 25');
      await goOn(page);
      for (const [index, [title, given]] of planQuestions.entries()) {
        await seeScreen(page, 26 + index, title);
        if (isLookedAt(26 + index)) await expectAccessible(page, `screen ${26 + index}`);
        await answer(page, given);
      }
    });

    for (const quiz of [quizTwo, mentalHealth]) {
      test(`every screen of ${quiz.name}, and the pages before and after`, async ({ page }) => {
        test.slow();
        const { start, screens, email, afterEmail, plan, offers } = quizPages[quiz.name];
        const kinds = new Set<string>();
        await page.goto(start);
        await expect(page.getByRole('link', { name: 'Start', exact: true })).toBeVisible();
        await expectAccessible(page, 'start page');
        await page.goto(screens);
        await expectAccessible(page, 'health consent');
        await begin(page);
        await walkQuiz(page, quiz, nearShare(0.5), mouse, async (number) => {
          const { type } = quiz.screens[number - 1]!;
          if (isEveryScreen || !kinds.has(type)) await expectAccessible(page, `screen ${number}, ${type}`);
          kinds.add(type);
        });
        await expect(page).toHaveURL(email);
        await expectAccessible(page, 'e-mail page');
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

    test('the way from the e-mail to the payment', async ({ page, email }) => {
      await passQuizOne(page);
      await page.goto('/quiz/email');
      await page.getByRole('button', { name: 'Save and continue' }).click();
      await expect(page.getByText('Type your e-mail address.')).toBeVisible();
      await expectAccessible(page, 'e-mail');
      await page.goto('/quiz/training-plan');
      await expect(heading(page, 'Your training plan')).toBeVisible();
      await expectAccessible(page, 'training plan');
      await page.goto('/quiz/inapps');
      await expect(page.getByRole('radio')).toHaveCount(3);
      await expectAccessible(page, 'offers');
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

    for (const path of ['/', '/auth/reset', '/auth/change?token=x', '/privacy', '/terms', '/help', '/no/such/page']) {
      test(path, async ({ page }) => {
        await page.goto(path);
        await expect(heading(page)).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expectAccessible(page, path);
      });
    }

    test('Login, with a refusal', async ({ page, email }) => {
      await page.goto('/auth/login');
      await signIn(page, email);
      await expect(page.getByText('E-mail or password is not right.')).toBeVisible();
      await expectAccessible(page, 'Login');
    });

    test('account, managing and cancelling', async ({ page, request, email }) => {
      await signInHere(page, await makeSubscriber(request, email));
      await page.goto('/account');
      await expect(page.getByText('Active')).toBeVisible();
      await expectAccessible(page, 'account');
      await page.goto('/subscription/manage');
      await expect(page.getByText('Active')).toBeVisible();
      await expectAccessible(page, 'manage');
      await page.goto('/subscription/cancel');
      await expect(page.getByText('You can use Everkite until')).toBeVisible();
      await expectAccessible(page, 'cancel');
      await page.getByRole('button', { name: 'Cancel subscription' }).click();
      await expect(heading(page, 'Done. Your subscription is cancelled.')).toBeVisible();
      await expectAccessible(page, 'cancelled');
    });

    test('changing plan and card, pausing and withdrawing', async ({ page, request, email }) => {
      await signInHere(page, await makeSubscriber(request, email));
      await page.goto('/subscription/manage');
      await expect(page.getByRole('listitem')).toHaveCount(1);
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
      await page.goto('/account?plan=elsewhere');
      await expect(page.getByText('Active')).toBeVisible();
      await expectAccessible(page, 'account, plan elsewhere');
    });

    test('leaving without signing in', async ({ page, email }) => {
      await page.goto('/leave');
      await page.getByLabel('E-mail of your account').fill(email);
      await page.getByRole('button', { name: 'Send me a link by mail' }).click();
      await expect(page.getByText('a mail with a link is on its way')).toBeVisible();
      await expectAccessible(page, 'leave');
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
