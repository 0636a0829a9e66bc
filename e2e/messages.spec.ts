/**
 * Needs a browser, which shows where a failure is shown, for how long, and that the page below does not change. Answers
 * are tested at the server, the duration of a message in notify.test.ts.
 */
import type { Page } from '@playwright/test';
import { calls } from '#contract/calls.ts';
import { makeUser, password, signIn, signInHere, untilLoginHydrated } from './account.ts';
import { passAdhd } from './adhd-visit.ts';
import { kept } from './browser-storage.ts';
import { at, make } from './calls.ts';
import { hold, refuse, stopTheClock } from './held-calls.ts';
import { expect, test } from './test.ts';

test.describe('a refused sign-in (§ 8)', () => {
  test('a refused sign-in is shown in the form, with the same text for an unknown address and a wrong password', async ({
    page,
    request,
    email,
  }) => {
    await makeUser(request, email);
    await page.goto('/auth/login');
    const refusal = page.getByText('Email or password is not right.');
    await expect(refusal).toHaveCount(0);

    await signIn(page, email, 'not my password');
    await expect(refusal).toBeVisible();
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await expect(notifications(page)).toHaveCount(0);

    await page.reload();
    await signIn(page, `un${email}`);
    await expect(refusal).toBeVisible();
    await expect(notifications(page)).toHaveCount(0);
  });

  test('a sign-in that fails for another reason is a notification for 4 s, or as long as somebody reads it', {
    tag: '@long',
  }, async ({ page, email }) => {
    await page.clock.install();
    await refuse(page, calls.signIn, 500, 'usecase.Signin: no database');
    await page.goto('/auth/login');
    await untilLoginHydrated(page);
    await stopTheClock(page);
    await signIn(page, email);
    const notice = notifications(page).filter({ hasText: 'failed signin: usecase.Signin: no database' });
    await expect(notice).toBeVisible();
    expect((await notice.boundingBox())!.y).toBeLessThan(100);
    await page.clock.runFor(3999);
    await expect(notice).toBeVisible();
    await page.clock.runFor(1);
    await expect(notice).toHaveCount(0);

    await page.getByRole('button', { name: 'Sign in' }).click();
    await notice.hover();
    await page.clock.runFor(60_000);
    await expect(notice).toBeVisible();
    await notice.getByRole('button', { name: 'Close' }).click();
    await expect(notice).toHaveCount(0);
  });

  test('a sign-in without an answer, and one after too many tries, are explained', { tag: '@long' }, async ({
    page,
    email,
  }) => {
    await page.route(at(calls.signIn), (route) => route.abort());
    await page.goto('/auth/login');
    await signIn(page, email);
    await expect(notifications(page)).toContainText('failed signin: the service did not answer.');
    await notifications(page).getByRole('button', { name: 'Close' }).click();

    await page.unroute(at(calls.signIn));
    await refuse(page, calls.signIn, 429, 'Too many attempts. Please try again in 15 minutes.');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('Too many tries for now. Wait a few minutes, then try again.')).toBeVisible();
    await expect(notifications(page)).toHaveText('failed signin: Too many attempts. Please try again in 15 minutes.');
  });
});

test('a failure from before the notifications are loaded is shown for its full time', { tag: '@long' }, async ({
  page,
  request,
  email,
}) => {
  await page.clock.install();
  await page.addInitScript(() => {
    const waiting: (() => void)[] = [];
    window.requestIdleCallback = (run) => waiting.push(run as () => void);
    addEventListener('idle-at-last', () => {
      for (const run of waiting) run();
    });
  });
  await signInHere(page, await makeUser(request, email));
  await refuse(page, calls.readAccount, 500, 'no database');
  const refused = page.waitForResponse(at(calls.readAccount));
  await page.goto('/account');
  await (await refused).finished();
  await expect(page.getByRole('heading', { name: 'No subscription' })).toBeVisible();
  await page.clock.fastForward(10_000);
  await page.evaluate(() => dispatchEvent(new Event('idle-at-last')));
  await expect(notifications(page)).toHaveText('fetch account: no database');
});

/** “cancel subscription:” is tested in cancelling.spec.ts. */
test.describe('other failures (§ 8)', () => {
  test('a failed account is a notification with the prefix “fetch account:” (§ 8)', async ({
    page,
    request,
    email,
  }) => {
    await signInHere(page, await makeUser(request, email));
    await refuse(page, calls.readAccount, 500, 'no database');
    await page.goto('/account');
    await expect(notifications(page)).toHaveText('fetch account: no database');
  });

  test('a failed reset is a notification with “request reset password:” or “reset password:” (§ 8)', {
    tag: '@long',
  }, async ({ page, email }) => {
    await refuse(page, calls.requestPasswordReset, 500, 'no mail');
    await page.goto('/auth/reset');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(notifications(page)).toHaveText('request reset password: no mail');

    await page.goto('/auth/change?token=used-before');
    await page.getByLabel('New password').fill(password);
    await page.getByRole('button', { name: 'Save password' }).click();
    const text = 'This link has expired or was used already. Ask for a new one.';
    await expect(notifications(page).filter({ hasText: `reset password: ${text}` })).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: new RegExp(`^${text}`) })).toBeVisible();
  });

  test('a refused sign-up is shown in its form alone', async ({ page, request, email }) => {
    await makeUser(request, email);
    await passAdhd(page);
    await page.goto('/quiz/email');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await expect(page.getByText('This address already has an account. Sign in to keep your plan there.')).toBeVisible();
    await expect(notifications(page)).toHaveCount(0);
  });
});

test('a 401 from any call signs out, and signing in leads back (§ 6)', async ({ page, request, email }) => {
  const person = await makeUser(request, email);
  await signInHere(page, person);
  await page.goto('/account');
  await expect(page.getByText(email)).toBeVisible();
  await make(request, calls.signOut, { headers: { authorization: person.token } });

  await page.getByRole('navigation').getByRole('link', { name: 'Progress', exact: true }).click();
  await expect(page).toHaveURL('/auth/login?next=%2Ftrain%2Fprogress');
  const session = await kept<{ token: string; profile: { id: number; email: string } }>(page, 'everkite.session');
  expect(session).toMatchObject({ token: '', profile: { id: 0, email: '' } });
  await expect(notifications(page)).toHaveCount(0);

  await signIn(page, email);
  await expect(page).toHaveURL('/train/progress');
});

test('the overlay shows while a call is under way and leaves 300 ms after it (§ 4)', async ({
  page,
  request,
  email,
}) => {
  await page.clock.install();
  await signInHere(page, await makeUser(request, email));
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'No subscription' })).toBeVisible();
  const call = await hold(page, at(calls.readPlan));
  await stopTheClock(page);
  await expect(overlay(page)).toHaveCount(0);

  await page.getByRole('link', { name: 'See your plan' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your plan' })).toBeVisible();
  await page.clock.runFor(200);
  await expect(overlay(page)).toBeVisible();
  call.release();
  await expect(page.getByText('Your account has no plan yet')).toBeAttached();
  await page.clock.runFor(299);
  await expect(overlay(page)).toBeVisible();
  await page.clock.runFor(1);
  await expect(overlay(page)).toHaveCount(0);
});

test('the overlay does not cover Home while its prices are loading', async ({ page }) => {
  await page.clock.install();
  const call = await hold(page, at(calls.listOffers));
  const requested = page.waitForRequest(at(calls.listOffers));
  await page.goto('/');
  await requested;
  await page.clock.runFor(1000);
  await expect(overlay(page)).toHaveCount(0);
  call.release();
  await expect(page.getByRole('region', { name: 'Prices, before you start' })).toContainText('$19.99');
});

test.describe('the overlay', () => {
  const account = (page: Page) => page.getByRole('navigation').getByRole('link', { name: 'Account', exact: true });

  test.beforeEach(async ({ page, request, email }) => {
    await page.clock.install();
    await signInHere(page, await makeUser(request, email));
    await page.goto('/account');
    await expect(page.getByRole('heading', { name: 'No subscription' })).toBeVisible();
    await hold(page, at(calls.readPlan));
    await stopTheClock(page);
    await page.getByRole('link', { name: 'See your plan' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your plan' })).toBeVisible();
    await account(page).hover();
  });

  test('the overlay does not swallow a press that began before it came', { tag: '@long' }, async ({ page }) => {
    await page.mouse.down();
    await page.clock.runFor(2000);
    await expect(overlay(page)).toBeVisible();
    await page.mouse.up();
    await expect(page).toHaveURL('/account');
  });

  test('the overlay does not swallow a press so early that nobody can have seen it', async ({ page }) => {
    await page.clock.runFor(200);
    await expect(overlay(page)).toBeVisible();
    await page.mouse.down();
    await page.mouse.up();
    await expect(page).toHaveURL('/account');
  });

  test('the overlay blocks a later press', { tag: '@long' }, async ({ page }) => {
    await page.clock.runFor(200);
    await expect(overlay(page)).toBeVisible();
    await page.clock.runFor(300);
    await page.mouse.down();
    await page.mouse.up();
    await expect(account(page).click({ trial: true, timeout: 500 })).rejects.toThrow('intercepts pointer events');
    await expect(page).toHaveURL('/train/plan');
  });
});

/** Messages at the top of the page, which have a Close button; a form's own messages have none. */
function notifications(page: Page) {
  return page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Close' }) });
}

/** The overlay with the waiting kite. */
function overlay(page: Page) {
  return page.getByRole('status').filter({ hasText: 'One moment' });
}
