/**
 * Needs a browser: its worker, which answers without a network, and which may or may not control a page. How the worker
 * handles each request is tested beside its code.
 */
import type { Page } from '@playwright/test';
import { offlineWorker } from '#contract/offline.ts';
import { signIn, signInHere } from './account.ts';
import { query } from './database.ts';
import { button, heading, ways } from './exercises.ts';
import { type Front, startFront } from './front.ts';
import { setOnline } from './network.ts';
import { cachesHere, untilCachedOffline, workerHere } from './offline-worker.ts';
import { expect, test } from './test.ts';
import { makeTrainee, plans } from './trainee.ts';

const dayMs = 24 * 60 * 60_000;
const line = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

test('a week of flights without a network is in the account once, each on its day', { tag: '@long' }, async ({
  page,
  context,
  request,
  email,
}) => {
  const items = () =>
    query<{ day: string }>(
      `select to_char(day, 'YYYY-MM-DD') as day from training_entries join users on users.id = user_id
       where email = $1 and kind = 'item' order by seq`,
      [email],
    );
  const begin = Date.now() - 6 * dayMs;
  const noonOf = (day: number) => new Date(new Date(begin + day * dayMs).setUTCHours(12, 0, 0, 0));
  await page.clock.setFixedTime(noonOf(0));
  await signInHere(page, await makeTrainee(request, email, plans.wellbeing, 'account'));
  await page.goto('/train');
  await untilCachedOffline(page);

  await test.step('the network is gone, for the worker, too', async () => {
    await setOnline(page, false);
    const [worker] = context.serviceWorkers();
    const reached = () =>
      worker!.evaluate(() =>
        fetch('/robots.txt').then(
          ({ status }) => status,
          () => 'nothing',
        ),
      );
    expect(await reached()).toBe('nothing');
  });

  const days = [0, 2, 3, 5];
  for (const day of days) {
    await test.step(`a flight on day ${day + 1}`, async () => {
      await page.clock.setFixedTime(noonOf(day));
      await page.goto('/train');
      await expect(line(page, 'You are offline.')).toContainText('Today’s flight works as always.');
      await button(page, 'Start').click();
      const name = await heading(page).innerText();
      await ways[name]!(page);
      await button(page, 'Stop for today').click();
      await expect(heading(page, / flight$/)).toBeVisible();
    });
  }

  await test.step('what waits is named, and the other pages open, too', async () => {
    await page.reload();
    await expect(line(page, 'You are offline.')).toContainText(
      'Four exercises are kept on this device and go to your account later.',
    );
    await page.goto('/train/plan');
    await expect(page.getByRole('region', { name: 'Your first day' })).toBeVisible();
    await page.goto('/train/progress');
    await expect(heading(page, 'Progress')).toBeVisible();
    await page.goto('/train/helps');
    await expect(page.getByRole('button', { name: /^Just the knot/ })).toBeVisible();
    await page.goto('/train');
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await items()).toEqual([]);
  });

  await test.step('the network is back, and all of it goes to the account', async () => {
    await setOnline(page, true);
    await expect(line(page, 'You are offline.')).toHaveCount(0);
    const done = days.map((day) => ({ day: noonOf(day).toISOString().slice(0, 10) }));
    await expect.poll(items).toEqual(done);
    await page.reload();
    await expect(heading(page, / flight$/)).toBeVisible();
    expect(await items()).toEqual(done);
  });
});

/** A product whose files can be replaced, as by a new build. */
const deployed = test.extend<{ front: Front }>({
  front: async ({ product }, use) => {
    const front = await startFront(product.url);
    await use(front);
    await front.close();
  },
  baseURL: async ({ front }, use) => use(front.url),
});

deployed(
  'a new build takes over at the next start, and never within a flight',
  { tag: '@long' },
  async ({ page, context, request, email, front }) => {
    await signInHere(page, await makeTrainee(request, email, plans.wellbeing, 'account'));
    await page.goto('/train');
    await untilCachedOffline(page);
    const [old] = await cachesHere(page);
    await page.reload();
    await button(page, 'Start').click();
    await expect(button(page, 'Start')).toBeVisible();
    expect(await workerHere(page)).toMatchObject({ controls: true, isWaiting: false });

    const code = await (await request.get(offlineWorker)).text();
    front.instead(offlineWorker, (response) => {
      response.writeHead(200, {
        'content-type': 'text/javascript',
        'content-security-policy': "default-src 'none'; connect-src 'self'",
      });
      response.end(code.replaceAll(old!, `${old}-next`));
    });
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())!.update());
    await expect.poll(async () => (await workerHere(page)).isWaiting).toBe(true);
    expect(await cachesHere(page)).toEqual([old, `${old}-next`]);

    await test.step('the flight goes on with the files of its build, which the server has no more', async () => {
      front.instead('/assets/', (response) => response.writeHead(404).end());
      await ways[await heading(page).innerText()]!(page);
      await button(page, 'Next: On your side').click();
      await ways['On your side']!(page);
      await page.getByRole('link', { name: 'Done', exact: true }).click();
      await expect(heading(page, 'Done for today')).toBeVisible();
      expect(await workerHere(page)).toMatchObject({ isWaiting: true });
    });

    await test.step('with the next start the new build is there alone', async () => {
      await page.close();
      const next = await context.newPage();
      await next.goto('/train');
      await expect(heading(next, 'Done for today')).toBeVisible();
      await expect.poll(() => cachesHere(next)).toEqual([`${old}-next`]);
      expect(await workerHere(next)).toEqual({ controls: true, isActive: true, isWaiting: false });
    });
  },
);

test('only training is under the worker, and signing out ends it', async ({ page, request, email }) => {
  const person = await makeTrainee(request, email, plans.wellbeing, 'account');
  await page.goto('/train/sample');
  await expect(heading(page)).toBeVisible();
  expect(await workerHere(page)).toMatchObject({ isActive: false });
  await signInHere(page, person);
  await page.goto('/train');
  await untilCachedOffline(page);

  const throughWorker: string[] = [];
  page.on('response', (answer) => {
    if (answer.fromServiceWorker()) throughWorker.push(new URL(answer.url()).pathname);
  });
  for (const path of ['/', '/quiz/dialogues', '/quiztwo', '/auth/login', '/account']) {
    await page.goto(path);
    await expect(heading(page).first()).toBeVisible();
    expect(await workerHere(page), path).toMatchObject({ controls: false, isActive: true });
  }
  expect(throughWorker).toEqual([]);
  await page.goto('/train');
  expect(await workerHere(page)).toMatchObject({ controls: true });
  expect(throughWorker.filter((path) => path.startsWith('/api/'))).toEqual([]);

  await page.getByRole('link', { name: 'Account', exact: true }).filter({ visible: true }).click();
  await button(page, 'Sign out').click();
  await expect(page).toHaveURL(/\/auth\/login/);
  expect(await cachesHere(page)).toEqual([]);
  expect(await workerHere(page)).toMatchObject({ isActive: false });

  await test.step('whoever signs in again has it again', async () => {
    await signIn(page, email);
    await expect(page).toHaveURL(/\/account$/);
    await page.goto('/train');
    await expect(heading(page, / flight$/)).toBeVisible();
    await untilCachedOffline(page);
  });

  await test.step('and erasing one’s training ends it, too', async () => {
    await page.goto('/train/progress');
    await page.getByText('Your data', { exact: true }).click();
    await button(page, 'Erase my training').click();
    await button(page, 'Erase it all').click();
    await expect.poll(() => cachesHere(page)).toEqual([]);
    expect(await workerHere(page)).toMatchObject({ isActive: false });
  });
});
