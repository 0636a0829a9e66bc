import { calls } from '#contract/calls.ts';
import { makeSubscriber, makeUser, signInHere } from '../account.ts';
import { make } from '../calls.ts';
import { consentAt } from '../consent.ts';
import { expect, test } from './test.ts';

/*
 * Needs the running product: its database is stopped and started, and the page has to cope. Each kind of failure of
 * Paddle is tested at the server (checkout-outage.test.ts).
 */

const price = { amount_minor: 1999, currency: 'USD' };
const card = { card_number: '4242424242424242', expiry: '12/39', security_code: '123', name: 'Maya', country: 'US' };

test.describe('while the database restarts', () => {
  test('a cancellation is refused calmly while the database is away, and works when it is back', async ({
    page,
    deployment,
    request,
    email,
  }) => {
    await signInHere(page, await makeSubscriber(request, email));
    await page.goto('/subscription/cancel');
    const cancel = page.getByRole('button', { name: 'Cancel subscription' });
    await expect(cancel).toBeVisible();

    await deployment.stopDatabase();
    await cancel.click();
    await expect(page.getByRole('alert').filter({ hasText: 'cancel subscription:' })).toContainText('Please try again');
    expect((await request.get('/health')).status()).toBe(503);
    await deployment.startDatabase();

    await cancel.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Done. Your subscription is cancelled.' })).toBeVisible();
  });

  test('a payment while the database is away is taken in later', async ({ deployment, request, email }) => {
    const { token } = await makeUser(request, email);
    const checkout = await make(request, calls.startCheckout, {
      data: { offer_id: 1, price, email, consent: consentAt(Date.now()) },
    });
    const { transaction_id } = await checkout.json();
    await deployment.stopDatabase();
    await expect(
      await request.post(`${deployment.emulatorUrl}/checkout/${transaction_id}/pay`, { data: card }),
    ).toBeOK();
    await deployment.startDatabase();
    await expect
      .poll(async () => (await make(request, calls.readAccount, { headers: { authorization: token } })).json(), {
        timeout: 60_000,
      })
      .toMatchObject({ sub_status: 'active' });
  });
});

test.describe('while Paddle fails', () => {
  test.afterEach(async ({ deployment, request }) => {
    await request.put(`${deployment.emulatorUrl}/emulator/faults`, { data: {} });
  });

  test('the page shows at once that the subscription is cancelled while Paddle fails', async ({
    page,
    deployment,
    request,
    email,
  }) => {
    await signInHere(page, await makeSubscriber(request, email));
    await page.goto('/subscription/cancel');
    await request.put(`${deployment.emulatorUrl}/emulator/faults`, { data: { api: [{ answer: '502' }] } });
    await page.getByRole('button', { name: 'Cancel subscription' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Done. Your subscription is cancelled.' })).toBeVisible();
  });
});
