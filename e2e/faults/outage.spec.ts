import { makeSubscriber, makeUser, signInHere } from '../account';
import { query } from '../database';
import { expect, test } from './test';

const faults = ['hang', '429', '500', '502'] as const;
const consent = { accepted: true, text: 'I agree.', version: 'test', locale: 'en-US' };
const price = { amount_minor: 1999, currency: 'USD' };
const card = { card_number: '4242424242424242', expiry: '12/39', security_code: '123', name: 'Maya', country: 'US' };

test.describe('while the database restarts', () => {
  test('a cancellation is refused calmly, and works when it is back', async ({ page, plant, request, email }) => {
    await signInHere(page, await makeSubscriber(request, email));
    await page.goto('/subscription/cancel');
    const cancel = page.getByRole('button', { name: 'Cancel subscription' });
    await expect(cancel).toBeVisible();

    await plant.stopDatabase();
    await cancel.click();
    await expect(page.getByRole('alert').filter({ hasText: 'cancel subscription:' })).toContainText('Please try again');
    expect((await request.get('/health')).status()).toBe(503);
    await plant.startDatabase();

    await cancel.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Done. Your subscription is cancelled.' })).toBeVisible();
  });

  test('a payment is taken in later', async ({ plant, request, email }) => {
    const { token } = await makeUser(request, email);
    const checkout = await request.post('/api/checkouts', { data: { offer_id: 1, price, email, consent } });
    const { transaction_id } = await checkout.json();
    await plant.stopDatabase();
    await expect(await request.post(`${plant.emulatorUrl}/checkout/${transaction_id}/pay`, { data: card })).toBeOK();
    await plant.startDatabase();
    await expect
      .poll(async () => (await request.get('/api/users/account', { headers: { authorization: token } })).json(), {
        timeout: 60_000,
      })
      .toMatchObject({ sub_status: 'active' });
  });
});

test.describe('while Paddle', () => {
  test.afterEach(async ({ plant, request }) => {
    await request.put(`${plant.emulatorUrl}/emulator/faults`, { data: {} });
  });

  test('fails, a cancellation counts at once and reaches Paddle later', async ({ page, plant, request, email }) => {
    test.setTimeout(120_000);
    const emails: string[] = [];
    for (const fault of faults) {
      emails.push(`${fault}-${email}`);
      const person = await makeSubscriber(request, emails.at(-1)!);
      await signInHere(page, person);
      await page.goto('/subscription/cancel');
      await request.put(`${plant.emulatorUrl}/emulator/faults`, { data: { api: [{ answer: fault }] } });
      await page.getByRole('button', { name: 'Cancel subscription' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Done. Your subscription is cancelled.' })).toBeVisible({
        timeout: 30_000,
      });
      await request.put(`${plant.emulatorUrl}/emulator/faults`, { data: {} });
    }
    await expect.poll(() => unconfirmed(emails), { timeout: 90_000, intervals: [1_000] }).toEqual([]);
  });

  for (const fault of faults) {
    test(`answers with ${fault}, a checkout says that nothing was charged`, async ({ plant, request, email }) => {
      await makeUser(request, email);
      await request.put(`${plant.emulatorUrl}/emulator/faults`, { data: { api: [{ answer: fault }] } });
      const start = () => request.post('/api/checkouts', { data: { offer_id: 1, price, email, consent } });
      const refused = await start();
      expect(refused.status()).toBe(503);
      expect(await refused.json()).toEqual({
        error: 'Our payment provider does not answer. Nothing was charged. Please try again in a minute.',
      });
      await request.put(`${plant.emulatorUrl}/emulator/faults`, { data: {} });
      await expect(await start()).toBeOK();
    });
  }
});

/** Of these addresses, those whose cancellation Paddle has not confirmed yet. */
function unconfirmed(emails: string[]) {
  return query<{ email: string }>(
    `select u.email from users u left join cancellations c on c.user_id = u.id
     where u.email = any($1) and c.confirmed_at is null`,
    [emails],
  );
}
