/**
 * Only a browser shows that an address opens a page whose code has taken over, and what Back, Forward and links do to place,
 * title and focus. Whom the guard leads where is tested in src/web/guard.test.ts, statuses in page.routes.test.ts.
 */
import type { Page } from '@playwright/test';
import type { paths } from '../src/contract/paths';
import { quizAtPath, quizPages } from '../src/contract/quiz-pages';
import { mentalHealth } from '../src/quiz/content/mental-health';
import { quizOne } from '../src/quiz/content/quiz-one';
import { quizTwo } from '../src/quiz/content/quiz-two';
import { expectAccessible } from './accessible';
import { makeSubscriber, makeUser, signIn, signInHere } from './account';
import { keep, kept } from './browser-storage';
import { quizzes } from './funnel-walk';
import { passQuiz, returnTo } from './quiz-visit';
import { seeAlive } from './see-alive';
import { expect, test } from './test';

/** § 2: where each address leads, and the title of what is there. */
const routes: Record<(typeof paths)[keyof typeof paths], { leadsTo?: string; title: string }> = {
  '/': { title: 'A steadier mind, ten minutes a day' },
  '/account': { title: 'Account' },
  '/account/devices': { title: 'Where you are signed in' },
  '/account/data': { title: 'Your data' },
  '/quiz': { leadsTo: '/quiz/dialogues', title: 'Check-in' },
  '/quiz/dialogues': { title: 'Check-in' },
  '/quiz/email': { title: 'Keep your result' },
  '/quiz/training-plan': { title: 'Your plan' },
  '/quiz/inapps': { title: 'Choose how long' },
  '/quiztwo': { title: 'Check-in' },
  '/quiztwo/screens': { title: 'Check-in' },
  '/quiztwo/sign-up': { title: 'Keep your result' },
  '/quiztwo/offer': { title: 'Choose how long' },
  '/mental-quiz': { title: 'Check-in' },
  '/mental-quiz/screens': { title: 'Check-in' },
  '/mental-quiz/email-page': { title: 'Keep your result' },
  '/mental-quiz/creating-plan': { title: 'Putting your plan together' },
  '/mental-quiz/personal-plan': { title: 'Your plan' },
  '/mental-quiz/inapps': { title: 'Choose how long' },
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
  '/console': { leadsTo: '/console/funnel', title: 'Funnels' },
  '/console/funnel': { title: 'Funnels' },
  '/console/elements': { title: 'Elements' },
};

const signedIn = [
  '/account',
  '/account/devices',
  '/account/data',
  '/subscription',
  '/subscription/manage',
  '/subscription/cancel',
  '/subscription/plan',
  '/checkout/card',
] as const;

type Path = keyof typeof routes;
const allPaths = Object.keys(routes) as Path[];

test.describe('a full load opens each page, alive, under its title and with one main heading', () => {
  test('for everybody', async ({ page }) => {
    const open = allPaths.filter((path) => quizAtPath(path) === null && !signedIn.some((each) => each === path));
    expect(open.length).toBeGreaterThan(12);
    for (const path of open) await load(page, path);
  });

  test('for who is signed in', async ({ page, request, email }) => {
    await signInHere(page, await makeUser(request, email));
    for (const path of signedIn) await load(page, path);
  });

  for (const quiz of quizzes) {
    const { cohort, root, start, screens } = quizPages[quiz.name];

    test(`of ${quiz.name}, whose first visitor belongs to cohort ${cohort}, whatever would be drawn`, async ({
      page,
    }) => {
      const before = [...new Set([root, start, screens])];
      const after = allPaths.filter((path) => quizAtPath(path) === quiz.name && !before.includes(path));
      expect(after.length).toBeGreaterThan(1);
      for (const path of before) await load(page, path);
      expect(await kept(page, 'everkite.visitor')).toMatchObject({ cohort });
      await passQuiz(page, quiz);
      for (const path of after) await load(page, path);
    });
  }

  test('and says of any other address, with status 404, that there is no such page', async ({ page }) => {
    for (const path of ['/quiz/nowhere', '/auth/login/nowhere', '/account/1', '/checkout/paddle/1', '/Help']) {
      expect((await page.request.get(path)).status(), path).toBe(404);
    }
    const answer = await page.goto('/nowhere');
    expect(answer?.status()).toBe(404);
    await seePage(page, '/nowhere', 'Page not found');
    await page.getByRole('link', { name: 'Go to the start' }).click();
    await seePage(page, '/', routes['/'].title);
  });

  test('and keeps what the address asks for when it leads on', async ({ page }) => {
    await page.goto('/checkout?offer=3');
    await expect(page).toHaveURL('/checkout/paddle?offer=3');
    await expect(page.getByRole('heading', { level: 1, name: 'Checkout: 24 weeks of Everkite' })).toBeAttached();
  });
});

test.describe('a link opens a page at its top, under its title, with focus on its heading', () => {
  test('from Home', async ({ page }) => {
    await page.goto('/');
    await follow(page, 'Privacy', '/privacy');
    await page.goBack();
    await follow(page, 'Terms', '/terms');
    await page.goBack();
    await follow(page, 'Help', '/help');
    await page.goBack();
    await follow(page, 'Start the check-in', '/quiz', { announcesItself: true });
  });

  test('from Login', async ({ page }) => {
    await page.goto('/');
    await follow(page, 'Sign in', '/auth/login');
    await follow(page, 'Forgot password', '/auth/reset');
    await follow(page, 'Back to sign in', '/auth/login');
    await follow(page, 'Everkite, home', '/');
  });

  test('through the funnels', async ({ page }) => {
    await passQuiz(page, quizOne);
    await page.goto('/quiz/email');
    await follow(page, 'Continue without saving', '/quiz/training-plan');
    await follow(page, 'See lengths and prices', '/quiz/inapps');
    await passQuiz(page, quizTwo);
    await page.goto('/quiztwo');
    await follow(page, 'Everkite, home', '/');
    await page.goto('/quiztwo/sign-up');
    await follow(page, 'Continue without saving', '/quiztwo/offer');
    await passQuiz(page, mentalHealth);
    await page.goto('/mental-quiz/email-page');
    await follow(page, 'Continue without saving', '/mental-quiz/creating-plan');
    await follow(page, 'Skip ahead', '/mental-quiz/personal-plan');
    await follow(page, 'See lengths and prices', '/mental-quiz/inapps');
  });

  test('through the account', async ({ page, request, email }) => {
    await passQuiz(page, quizOne);
    await signInHere(page, await makeSubscriber(request, email));
    await page.goto('/account');
    await follow(page, 'Manage', '/subscription/manage');
    await follow(page, 'Cancel subscription', '/subscription/cancel');
    await follow(page, 'Keep it', '/account');
    await follow(page, 'Change password', '/auth/change');
    await follow(page, 'Back to your account', '/account');
    await follow(page, 'Plan', '/quiz/training-plan');
  });

  test('the checkout alone is a new document, with a security policy of its own', async ({ page }) => {
    await passQuiz(page, quizOne);
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

test.describe('a page for signed-in people', () => {
  test('leads others to Login and comes back after signing in', async ({ page, request, email }) => {
    await makeUser(request, email);
    await page.goto('/subscription/manage');
    await seePage(page, '/auth/login?next=%2Fsubscription%2Fmanage', 'Sign in');
    await signIn(page, email);
    await expect(page).toHaveURL('/subscription/manage');
  });

  test('is also guarded when a link leads there', async ({ page }) => {
    await page.goto('/leave');
    await seeAlive(page);
    await page.getByRole('link', { name: 'Sign in to cancel' }).click();
    await seePage(page, '/auth/login?next=%2Fsubscription%2Fcancel', 'Sign in');
  });

  test('Login opens the account at once for who is signed in', async ({ page, request, email }) => {
    await signInHere(page, await makeUser(request, email));
    await page.goto('/auth/login');
    await seePage(page, '/account', 'Account');
  });
});

test('pages after the quiz lead back to it until it is done', async ({ page }) => {
  // Each kind of page once; which quiz is its own is tested in guard.test.ts.
  const kinds = [
    [quizOne, ['/quiz/email', '/quiz/training-plan', '/quiz/inapps']],
    [quizTwo, ['/quiztwo/offer']],
    [mentalHealth, ['/mental-quiz/creating-plan', '/mental-quiz/personal-plan']],
  ] as const;
  for (const [quiz, pages] of kinds) {
    const { cohort, screens } = quizPages[quiz.name];
    await keep(page, 'everkite.visitor', { state: { cohort }, version: 0 });
    for (const path of pages) {
      await page.goto(path);
      await expect(page, path).toHaveURL(screens);
    }
  }
});

test.describe('the quizzes belong to one cohort each (§ 4)', () => {
  const visitorOf = (page: Page) => kept<object>(page, 'everkite.visitor');

  test('which is taken by who opens another quiz and has begun none, beside what was drawn', async ({ page }) => {
    await page.goto('/');
    await seeAlive(page);
    expect(await visitorOf(page)).toEqual({ cohort: 'A', drawn: 'A' });
    await page.goto('/quiztwo');
    await seePage(page, '/quiztwo', 'Check-in');
    await expect.poll(() => visitorOf(page)).toEqual({ cohort: 'B', drawn: 'A' });
    await page.evaluate(() => history.pushState(null, '', '/mental-quiz'));
    await expect.poll(() => visitorOf(page)).toEqual({ cohort: 'C', drawn: 'A' });
  });

  test('who is in the middle of one is asked which to go on with, by full load and by link', async ({ page }) => {
    await returnTo(page, quizTwo, 5);
    await seeAlive(page);
    await page.goto('/mental-quiz');
    const title = page.getByRole('heading', { level: 1, name: 'Which check-in do you want to go on with?' });
    await expect(title).toBeVisible();
    await expectAccessible(page, 'the choice between two quizzes');
    await page.getByRole('button', { name: 'How often it happens' }).click();
    await expect(page).toHaveURL('/quiztwo/screens');
    await expect(page.getByText(`5 / ${quizTwo.counterTotal}`).first()).toBeVisible();

    await page.evaluate(() => history.pushState(null, '', '/mental-quiz/screens'));
    await expect(title).toBeVisible();
    await page.getByRole('button', { name: 'Mental wellbeing' }).click();
    await expect(page).toHaveURL('/mental-quiz/screens');
    await expect.poll(() => visitorOf(page)).toMatchObject({ cohort: 'C' });

    await page.goto('/quiztwo/screens?utm_source=ads');
    await expect(page).toHaveURL(/quiztwo\/screens/);
    await expect.poll(() => visitorOf(page)).toMatchObject({ cohort: 'B' });
  });

  test.describe('a first visit to Home that draws C', () => {
    test.use({ drawnCohort: 'C' });

    test('is led to that cohort’s quiz by its button', async ({ page }) => {
      await page.goto('/');
      await seeAlive(page);
      await page.getByRole('link', { name: 'Start the check-in' }).click();
      await expect(page).toHaveURL('/mental-quiz');
    });
  });

  test('each door of Home opens its quiz, whatever was drawn', async ({ page }) => {
    for (const [door, landing] of [
      ['How often it happens', '/quiztwo'],
      ['Mental wellbeing', '/mental-quiz'],
      ['Focus and ADHD signs', '/quiz/dialogues'],
    ] as const) {
      await page.goto('/');
      await seeAlive(page);
      await page.getByRole('link', { name: new RegExp(`^${door}`) }).click();
      await expect(page).toHaveURL(landing);
    }
  });
});

/** A full load, as far as everything that a page has. */
async function load(page: Page, path: Path) {
  const { leadsTo = path, title } = routes[path];
  const answer = await page.goto(path);
  expect(answer?.status(), path).toBe(200);
  await seePage(page, leadsTo, title);
  await seeAlive(page);
}

/** What every page has: its address, its title and exactly one main heading. */
async function seePage(page: Page, address: string, title: string) {
  await expect(page).toHaveURL(address);
  await expect(page).toHaveTitle(`${title} · Everkite`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
}

/** Presses a link from wherever it stands on the page. One pressed before the page is alive loads a new document. */
async function follow(page: Page, name: string, path: Path, { announcesItself = false } = {}) {
  const { leadsTo = path, title } = routes[path];
  await seeAlive(page);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.getByRole('link', { name, exact: true }).filter({ visible: true }).first().click();
  await seePage(page, leadsTo, title);
  await expect.poll(() => scrollPosition(page)).toEqual([0, 0]);
  if (!announcesItself) await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

function scrollPosition(page: Page) {
  return page.evaluate(() => [scrollX, scrollY]);
}
