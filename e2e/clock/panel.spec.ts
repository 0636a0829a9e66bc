/**
 * Needs a browser: the emulator's panel and portal as a tester uses them. Their answers are tested in panel.test.ts and
 * portal.test.ts.
 */
import type { APIRequestContext, Page } from '@playwright/test';
import { calls } from '#contract/calls.ts';
import { expectAccessible } from '../accessible.ts';
import { emulatorUrl, makeSubscriber } from '../account.ts';
import { make } from '../calls.ts';
import { expect, test } from './test.ts';

const key = { authorization: 'bearer emulator_key' };

test('a tester makes a card fail and moves the clock to its renewal by keyboard, and the product knows', async ({
  page,
  request,
  email,
}) => {
  const { token } = await makeSubscriber(request, email);
  const status = async () => {
    const account = await make(request, calls.readAccount, { headers: { authorization: token } });
    return account.ok() ? (await account.json()).sub_status : 'signed out';
  };
  await page.goto(emulatorUrl());
  const decline = page.getByRole('button', { name: `Renewals decline of ${email}` });

  await pressByKeyboard(page, decline);
  await expect(decline).toHaveAttribute('aria-pressed', 'true');
  await expect(decline).toBeFocused();
  const before = await page.getByRole('time').textContent();
  await pressByKeyboard(page, page.getByRole('button', { name: 'To the next event' }));

  await expect(page.getByRole('time')).not.toHaveText(before!);
  await expect(page.getByRole('row', { name: email }).first()).toContainText('past due');
  await expect.poll(status).toMatch('past_due');
});

test('faults of the emulator are switched on, seen and switched off again', async ({ page, request }) => {
  const call = async () =>
    (await request.get(`${emulatorUrl()}/discounts`, { headers: key, maxRedirects: 0 })).status();
  await page.goto(emulatorUrl());
  const faults = page.getByRole('region', { name: 'Faults' });

  await faults.getByRole('combobox', { name: 'Answer' }).selectOption('502, a page in HTML');
  await faults.getByLabel('Path begins with').fill('/discounts');
  await faults.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(faults.getByText('502, a page in HTML: every method /discounts').first()).toBeVisible();
  expect(await call()).toBe(502);

  await faults.getByRole('button', { name: 'Switch all off' }).click();
  await expect(faults.getByText('All is well.')).toBeVisible();
  expect(await call()).toBe(200);
});

for (const width of [390, 1280]) {
  test(`the panel and the portal are accessible at ${width} pixels`, { tag: '@long' }, async ({
    page,
    request,
    email,
  }) => {
    await makeSubscriber(request, email);
    await page.setViewportSize({ width, height: 844 });
    await page.goto(emulatorUrl());
    await expectAccessible(page, 'the panel');

    await page.goto(await portalOf(request, email));
    await expectAccessible(page, 'the portal');
    await page.getByRole('link', { name: 'Cancel', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Cancel your subscription?' })).toBeVisible();
    await expectAccessible(page, 'cancelling at the portal');

    await page.getByRole('button', { name: 'Cancel subscription' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Canceled' })).toBeVisible();
    await expect(page.getByText('Nothing more is charged.')).toBeVisible();
  });
}

async function pressByKeyboard(page: Page, button: ReturnType<Page['getByRole']>) {
  await button.focus();
  await page.keyboard.press('Enter');
}

async function portalOf(request: APIRequestContext, email: string): Promise<string> {
  const found = await request.get(`${emulatorUrl()}/customers?email=${encodeURIComponent(email)}`, { headers: key });
  const [customer] = (await found.json()).data;
  const opened = await request.post(`${emulatorUrl()}/customers/${customer.id}/portal-sessions`, {
    headers: key,
    data: {},
  });
  return (await opened.json()).data.urls.general.overview;
}
