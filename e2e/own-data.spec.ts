/**
 * Needs a browser: how the list of devices is used, what moves on Account, the saved file, and that erasing leaves
 * nothing in this browser either.
 */
import { readFile } from 'node:fs/promises';
import { calls } from '#contract/calls.ts';
import { expectAccessible } from './accessible.ts';
import { makeSubscriber, makeUser, password, signIn, signInByCall, signInHere } from './account.ts';
import { at, make } from './calls.ts';
import { hold } from './held-calls.ts';
import { expect, test } from './test.ts';
import { untilHydrated } from './until-hydrated.ts';

test('a person’s devices are listed, and can be signed out one by one or all others at once', async ({
  page,
  request,
  email,
}) => {
  const first = await makeUser(request, email);
  const ends = page.getByRole('button', { name: /^End / });
  await page.goto('/auth/login?next=/account/devices');
  await signIn(page, email);
  await expect(page.getByRole('heading', { name: 'Where you are signed in' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'This device' })).toContainText('Chrome on Linux');
  await expectAccessible(page, 'devices');

  await ends.click();
  await expect(page.getByRole('heading', { name: 'One device' })).toBeFocused();
  const other = await make(request, calls.readAccount, { headers: { authorization: first.token } });
  expect(other.status()).toBe(401);

  for (let i = 0; i < 2; i += 1) await signInByCall(request, email);
  await page.reload();
  await expect(ends).toHaveCount(2);
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(ends).toHaveCount(0);
  await expect(page.getByText('This device')).toBeVisible();
});

test('the settings do not move when the subscription is loaded', { tag: '@long' }, async ({ page, request, email }) => {
  await signInHere(page, await makeSubscriber(request, email));
  const subscription = await hold(page, at(calls.readSubscription));
  await page.goto('/account');
  await untilHydrated(page);
  const signOut = page.getByRole('button', { name: 'Sign out' });
  const before = await signOut.boundingBox();
  await expect(page.getByText('Active')).toHaveCount(0);
  subscription.release();
  await expect(page.getByText('Active')).toBeVisible();
  expect(await signOut.boundingBox()).toEqual(before);
});

test('a person can save their data as a file', { tag: '@long' }, async ({ page, request, email }) => {
  await signInHere(page, await makeSubscriber(request, email));
  await page.goto('/account');
  await page.getByRole('link', { name: 'Your data' }).click();
  await expectAccessible(page, 'own data');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('everkite-my-data.json');
  const data = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(data.profile.email).toBe(email);
  expect(data.consents[0].text).toContain('You pay $35.99 today');
  expect(data.payments[0].card_last4).toBe('4242');
});

test('a person can erase their data with the password, in the browser too, and is asked before', async ({
  page,
  request,
  email,
}) => {
  await makeSubscriber(request, email);
  await page.goto('/auth/login?next=/account/data');
  await signIn(page, email);
  await page.getByRole('button', { name: 'Erase my account' }).click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByLabel('Your password')).toHaveCount(0);

  await page.getByRole('button', { name: 'Erase my account' }).click();
  await expectAccessible(page, 'erasing');
  await page.getByLabel('Your password').fill('not the password');
  await page.getByRole('button', { name: 'Erase my account now' }).click();
  await expect(page.getByText('The password is not right.')).toBeVisible();
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Erase my account now' }).click();
  await expect(page.getByRole('heading', { name: 'Your account is erased' })).toBeFocused();
  expect(await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])).toEqual([[], []]);
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['warning']);
  await page.getByRole('link', { name: 'To the start page' }).click();
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  const again = await make(request, calls.signIn, { data: { email, password } });
  expect((await again.json()).error).toBe('usecase.Signin: user not found');
});
