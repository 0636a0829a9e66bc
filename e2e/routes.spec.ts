/**
 * Needs a browser, which shows that a URL opens a hydrated page, and what Back, Forward and links do to scrolling,
 * title and focus. The guard's redirects are tested in src/web/guard.test.ts, statuses in page.routes.test.ts.
 */

import type { Page } from '@playwright/test';
import type { PagePath } from '#contract/console/paths.ts';
import { quizAtPath, quizPages } from '#contract/quiz-pages.ts';
import type { QuizPageKind, QuizPath } from '#quiz/catalogue.ts';
import type { Quiz } from '#quiz/quiz.ts';
import { quizzes } from '#quiz/quizzes.ts';
import { makeSubscriber, makeUser, signInHere } from './account.ts';
import { kept } from './browser-storage.ts';
import { allQuizzes } from './funnel-walk.ts';
import { passQuiz } from './quiz-visit.ts';
import { seePage } from './see-page.ts';
import { expect, test } from './test.ts';
import { untilHydrated } from './until-hydrated.ts';

const { adhd, frequency, wellbeing } = quizzes;

/** § 2: the titles of the quizzes' pages. */
const quizTitles: Record<QuizPageKind, string> = {
  start: 'Check-in',
  screens: 'Check-in',
  email: 'Keep your plan',
  'creating-plan': 'Putting your plan together',
  'training-plan': 'Your plan',
  'personal-plan': 'Your plan',
  offer: 'Choose how long',
  inapps: 'Choose how long',
};

interface Expected {
  leadsTo?: string;
  title: string;
}

function quizRoutes({ name, pages }: Quiz): [string, Expected][] {
  const { root, screens } = quizPages[name];
  return [
    [root, { leadsTo: screens, title: 'Check-in' }],
    ...(Object.entries(pages) as [QuizPageKind, string][]).map(([kind, path]): [string, Expected] => [
      path,
      { title: quizTitles[kind] },
    ]),
  ];
}

/** § 2: where each path leads, and the title of the page there. */
const routes: Record<PagePath, Expected> = {
  '/': { title: 'A steadier mind, ten minutes a day' },
  '/begin': { leadsTo: '/quiz/dialogues', title: 'Check-in' },
  '/account': { title: 'Account' },
  '/account/devices': { title: 'Where you are signed in' },
  '/account/data': { title: 'Your data' },
  ...(Object.fromEntries(allQuizzes.flatMap(quizRoutes)) as Record<QuizPath, Expected>),
  '/train': { title: 'Today' },
  // Without a plan there is nothing to train.
  '/train/session': { leadsTo: '/train', title: 'Today' },
  '/train/progress': { title: 'Progress' },
  '/train/exercises': { title: 'All exercises' },
  '/train/album': { title: 'Your album' },
  '/train/week': { leadsTo: '/train', title: 'Today' },
  '/train/settings': { leadsTo: '/train', title: 'Today' },
  '/train/week-in-the-air': { leadsTo: '/train', title: 'Today' },
  // Without a plan nothing is asked.
  '/train/check-in': { leadsTo: '/train', title: 'Today' },
  // Without a plan nothing is begun.
  '/train/try': { leadsTo: '/train/progress', title: 'Progress' },
  '/train/helps': { title: 'Today' },
  '/train/sample': { title: 'Today' },
  '/train/plan': { title: 'Your plan' },
  '/plan': { title: 'Your plan' },
  '/stop-emails': { title: 'One email a week' },
  '/undo-address': { title: 'Your address' },
  '/resume': { title: 'Continue here' },
  '/auth': { leadsTo: '/auth/login', title: 'Sign in' },
  '/auth/login': { title: 'Sign in' },
  '/auth/reset': { title: 'Forgot password' },
  '/auth/change': { title: 'Choose a password' },
  '/subscription': { leadsTo: '/subscription/manage', title: 'Your subscription' },
  '/subscription/manage': { title: 'Your subscription' },
  '/subscription/cancel': { title: 'Cancel your subscription' },
  '/subscription/plan': { title: 'Change your plan' },
  '/leave': { title: 'Cancel or withdraw' },
  '/checkout': { leadsTo: '/checkout/paddle', title: 'Checkout' },
  '/checkout/paddle': { title: 'Checkout' },
  '/checkout/card': { title: 'Change your card' },
  '/checkout/success': { title: 'Thank you' },
  '/privacy': { title: 'Privacy' },
  '/terms': { title: 'Terms' },
  '/help': { title: 'Help' },
  '/console': { leadsTo: '/console/overview', title: 'Overview' },
  '/console/overview': { title: 'Overview' },
  '/console/work': { title: 'Work' },
  '/console/funnel': { title: 'Funnel' },
  '/console/elements': { title: 'Elements' },
  '/console/training': { title: 'Training' },
  '/console/subscribers': { title: 'Subscribers' },
  '/console/subscriber': { title: 'Subscriber' },
  '/console/revenue': { title: 'Revenue' },
  '/console/offers': { title: 'Offers' },
  '/console/content': { title: 'Content' },
  '/console/history': { title: 'History' },
  '/console/texts': { title: 'Texts' },
  '/console/quizzes': { title: 'Quizzes' },
  '/console/phone': { title: 'Phone' },
  '/console/preview': { title: 'Preview' },
  '/console/prices': { title: 'Prices' },
  '/console/team': { title: 'Team' },
  '/console/enrol': { title: 'Enrol' },
};

const signedIn = [
  '/account',
  '/account/devices',
  '/account/data',
  '/train',
  '/train/session',
  '/train/check-in',
  '/train/progress',
  '/train/try',
  '/train/exercises',
  '/train/album',
  '/train/week',
  '/train/settings',
  '/train/week-in-the-air',
  '/train/plan',
  '/subscription',
  '/subscription/manage',
  '/subscription/cancel',
  '/subscription/plan',
  '/checkout/card',
] as const;

type Path = PagePath;
const allPaths = Object.keys(routes) as Path[];

test.describe('full loads', () => {
  test('a full load opens each public page, hydrated, with its title and one main heading', { tag: '@long' }, async ({
    page,
  }) => {
    const open = allPaths.filter((path) => quizAtPath(path) === null && !signedIn.some((each) => each === path));
    expect(open.length).toBeGreaterThan(12);
    for (const path of open) await load(page, path);
  });

  test('a full load opens each page of a signed-in user, hydrated, with its title and one main heading', async ({
    page,
    request,
    email,
  }) => {
    await signInHere(page, await makeUser(request, email));
    for (const path of signedIn) await load(page, path);
  });

  for (const quiz of allQuizzes) {
    const { cohort } = quiz;
    const { root, start, screens } = quizPages[quiz.name];

    const tag = quiz === adhd ? [] : '@long';

    test(`a full load opens each page of ${quiz.name}, and makes its first visitor one of cohort ${cohort}`, {
      tag,
    }, async ({ page }) => {
      const before = [...new Set<Path>([root, start, screens])];
      const after = allPaths.filter((path) => quizAtPath(path) === quiz.name && !before.includes(path));
      expect(after.length).toBeGreaterThan(1);
      for (const path of before) await load(page, path);
      expect(await kept(page, 'everkite.visitor')).toMatchObject({ cohort });
      await passQuiz(page, quiz);
      for (const path of after) await load(page, path);
    });
  }

  test('a full load of any other address shows the not-found page with status 404', async ({ page }) => {
    for (const path of ['/quiz/nowhere', '/auth/login/nowhere', '/account/1', '/checkout/paddle/1', '/Help']) {
      expect((await page.request.get(path)).status(), path).toBe(404);
    }
    const answer = await page.goto('/nowhere');
    expect(answer?.status()).toBe(404);
    await seePage(page, '/nowhere', 'Page not found');
    await page.getByRole('link', { name: 'Go to the start' }).click();
    await seePage(page, '/', routes['/'].title);
  });

  test('a redirect keeps the query of the address', async ({ page }) => {
    await page.goto('/checkout?offer=3');
    await expect(page).toHaveURL('/checkout/paddle?offer=3');
    await expect(page.getByRole('heading', { level: 1, name: 'Checkout: 24 weeks of Everkite' })).toBeAttached();
  });
});

test.describe('links', () => {
  test('a link from Home opens a page at its top, with its title and focus on its heading', { tag: '@long' }, async ({
    page,
  }) => {
    await page.goto('/');
    await follow(page, 'Privacy', '/privacy');
    await page.goBack();
    await follow(page, 'Terms', '/terms');
    await page.goBack();
    await follow(page, 'Help', '/help');
    await page.goBack();
    await follow(page, 'Start the check-in', '/quiz', { announcesItself: true });
  });

  test('a link from Login opens a page at its top, with its title and focus on its heading', { tag: '@long' }, async ({
    page,
  }) => {
    await page.goto('/');
    await follow(page, 'Sign in', '/auth/login');
    await follow(page, 'Forgot password', '/auth/reset');
    await follow(page, 'Back to sign in', '/auth/login');
    await follow(page, 'Everkite, home', '/');
  });

  test('links through the funnels open pages at their top, with title and focus on the heading', {
    tag: '@long',
  }, async ({ page }) => {
    await passQuiz(page, adhd);
    await page.goto('/quiz/email');
    await follow(page, 'Continue without saving', '/quiz/training-plan');
    await follow(page, 'See lengths and prices', '/quiz/inapps');
    await passQuiz(page, frequency);
    await page.goto('/quiztwo');
    await follow(page, 'Everkite, home', '/');
    await page.goto('/quiztwo/sign-up');
    await follow(page, 'Continue without saving', '/quiztwo/offer');
    await passQuiz(page, wellbeing);
    await page.goto('/mental-quiz/email-page');
    await follow(page, 'Continue without saving', '/mental-quiz/creating-plan');
    await follow(page, 'Skip ahead', '/mental-quiz/personal-plan');
    await follow(page, 'See lengths and prices', '/mental-quiz/inapps');
  });

  test('links through the account open pages at their top, with title and focus on the heading', {
    tag: '@long',
  }, async ({ page, request, email }) => {
    await passQuiz(page, adhd);
    await signInHere(page, await makeSubscriber(request, email));
    await page.goto('/account');
    await follow(page, 'Manage', '/subscription/manage');
    await follow(page, 'Cancel subscription', '/subscription/cancel');
    await follow(page, 'Keep it', '/account');
    await follow(page, 'Change password', '/auth/change');
    await follow(page, 'Back to your account', '/account');
    await follow(page, 'Train', '/train');
  });

  test('the checkout alone is a new document, with a security policy of its own', async ({ page }) => {
    await passQuiz(page, adhd);
    await page.goto('/quiz/inapps');
    await page.getByRole('radiogroup').getByText('4 weeks', { exact: true }).first().click();
    const loaded = page.waitForResponse((response) => response.url().includes('/checkout/paddle?offer=1'));
    await page.getByRole('link', { name: 'Continue with 4 weeks' }).click();
    expect((await loaded).headers()['content-security-policy']).toContain('frame-src http');
    const other = await page.request.get('/quiz/dialogues');
    expect(other.headers()['content-security-policy']).toContain("frame-src 'none'");
  });
});

test('Back and Forward open the pages again, each at its top', async ({ page }) => {
  await page.goto('/');
  await follow(page, 'Help', '/help');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.goBack();
  await seePage(page, '/', routes['/'].title);
  await expect.poll(() => scrollPosition(page)).toEqual([0, 0]);
  await page.goForward();
  await seePage(page, '/help', 'Help');
  await expect.poll(() => scrollPosition(page)).toEqual([0, 0]);
});

/** Loads a page in full, and checks what every page has. */
async function load(page: Page, path: Path) {
  const { leadsTo = path, title } = routes[path];
  const answer = await page.goto(path);
  expect(answer?.status(), path).toBe(200);
  await seePage(page, leadsTo, title);
  await untilHydrated(page);
}

/** Follows a link anywhere on the page, once it is hydrated; an earlier press would load a new document. */
async function follow(page: Page, name: string, path: Path, { announcesItself = false } = {}) {
  const { leadsTo = path, title } = routes[path];
  await untilHydrated(page);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.getByRole('link', { name, exact: true }).filter({ visible: true }).first().click();
  await seePage(page, leadsTo, title);
  await expect.poll(() => scrollPosition(page)).toEqual([0, 0]);
  if (!announcesItself) await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

function scrollPosition(page: Page) {
  return page.evaluate(() => [scrollX, scrollY]);
}
