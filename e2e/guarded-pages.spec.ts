/**
 * Needs a browser, which shows where a guarded page leads and what is there afterwards. The rules are tested in
 * src/web/guard.test.ts.
 */
import { quizPages } from '#contract/quiz-pages.ts';
import { quizzes } from '#quiz/quizzes.ts';
import { makeUser, signIn, signInHere } from './account.ts';
import { store } from './browser-storage.ts';
import { seePage } from './see-page.ts';
import { expect, test } from './test.ts';
import { untilHydrated } from './until-hydrated.ts';

const { adhd, frequency, wellbeing } = quizzes;

test.describe('a page for signed-in people', () => {
  test('a page for signed-in people leads others to Login and comes back after signing in', async ({
    page,
    request,
    email,
  }) => {
    await makeUser(request, email);
    await page.goto('/subscription/manage');
    await seePage(page, '/auth/login?next=%2Fsubscription%2Fmanage', 'Sign in');
    await signIn(page, email);
    await expect(page).toHaveURL('/subscription/manage');
  });

  test('a page for signed-in people is also guarded when a link leads there', async ({ page }) => {
    await page.goto('/leave');
    await untilHydrated(page);
    await page.getByRole('link', { name: 'Sign in to cancel' }).click();
    await seePage(page, '/auth/login?next=%2Fsubscription%2Fcancel', 'Sign in');
  });

  test('Login opens the account at once for signed-in people', async ({ page, request, email }) => {
    await signInHere(page, await makeUser(request, email));
    await page.goto('/auth/login');
    await seePage(page, '/account', 'Account');
  });
});

test('pages after the quiz lead back to it until it is done', async ({ page }) => {
  // Each kind of page once; guard.test.ts tests which quiz a page belongs to.
  const kinds = [
    [adhd, ['/quiz/email', '/quiz/training-plan', '/quiz/inapps']],
    [frequency, ['/quiztwo/offer']],
    [wellbeing, ['/mental-quiz/creating-plan', '/mental-quiz/personal-plan']],
  ] as const;
  for (const [quiz, pages] of kinds) {
    const { cohort } = quiz;
    const { screens } = quizPages[quiz.name];
    await store(page, 'everkite.visitor', { state: { cohort }, version: 0 });
    for (const path of pages) {
      await page.goto(path);
      await expect(page, path).toHaveURL(screens);
    }
  }
});
