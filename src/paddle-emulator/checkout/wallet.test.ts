import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestEmulator, type TestEmulator } from '#testing/paddle-emulator/emulator.ts';

let emulator: TestEmulator;
beforeEach(async () => {
  emulator = await startTestEmulator();
});
afterEach(() => emulator.stop());

const payByWallet = (id: string, buyer: object = { country: 'US' }) =>
  emulator.postJson<{ kind: string }>(`/checkout/${id}/wallet`, buyer);
const cardForm = async (id: string) => (await fetch(`${emulator.url}/checkout/${id}?origin=https://site.test`)).text();
const walletButton = 'type="button">Test wallet</button>';

async function offerWallet(offered: boolean) {
  const body = JSON.stringify({ offered });
  await fetch(`${emulator.url}/emulator/wallet`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body,
  });
}

it('the test wallet pays without a card being typed, and does not reveal its card', async () => {
  const { id } = await emulator.newTransaction();

  expect((await payByWallet(id)).data.kind).toBe('completed');

  const { payments, subscriptionId, status } = await emulator.sdk.transactions.get(id);
  expect(status).toBe('completed');
  expect(payments[0]).toMatchObject({ status: 'captured', methodDetails: { type: 'google_pay', card: null } });
  const { nextBilledAt } = await emulator.sdk.subscriptions.get(subscriptionId!);
  await emulator.advanceTo(nextBilledAt!);
  const renewal = (await emulator.transactionsOf(subscriptionId!)).at(-1);
  expect(renewal).toMatchObject({ origin: 'subscription_recurring', status: 'completed' });
});

it('a press on the test wallet after another payment of the transaction charges nothing more', async () => {
  const { id } = await emulator.newTransaction();
  await emulator.pay(id);

  expect((await payByWallet(id)).data.kind).toBe('completed');

  expect((await emulator.sdk.transactions.get(id)).payments).toHaveLength(1);
});

it('the test wallet asks for what it does not know: the country', async () => {
  const { id } = await emulator.newTransaction();

  expect(await payByWallet(id, { country: 'XX' })).toMatchObject({
    data: { kind: 'invalid', errors: [{ field: 'country' }] },
  });
});

it('the card form shows the test wallet above the card until the panel says that devices have none', async () => {
  const { id } = await emulator.newTransaction();
  const page = await cardForm(id);
  expect(page.indexOf(walletButton)).toBeGreaterThan(0);
  expect(page.indexOf(walletButton)).toBeLessThan(page.indexOf('<legend>Card</legend>'));

  await offerWallet(false);
  expect(await cardForm(id)).not.toContain(walletButton);

  await offerWallet(true);
  expect(await cardForm(id)).toContain(walletButton);
});

it('inside another page, which shows the tax, the card form has no line about it', async () => {
  const { id } = await emulator.newTransaction();

  expect(await cardForm(id)).not.toContain('id="tax"');
  expect(await (await fetch(`${emulator.url}/checkout/${id}`)).text()).toContain('id="tax"');
});
