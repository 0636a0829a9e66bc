import { beforeEach, expect, it } from 'vitest';
import { consoleCalls } from '#contract/console/calls.ts';
import { dayMs } from '#contract/day.ts';
import { eraseAccount } from '#server/account/erase-account.ts';
import { signedInOperator } from '#testing/server/acting-operator.ts';
import type { Person } from '#testing/server/shop.ts';
import { useTestShop } from '#testing/server/use.ts';
import { updateLedger } from './update-ledger.ts';

const { shop, database } = useTestShop();
let ada: Person & { transaction_id: string };

beforeEach(async () => {
  ada = await shop.subscribe('ada@example.com');
  await shop.work();
  await wait(1);
});

async function wait(days: number): Promise<void> {
  await shop.advance(days * dayMs);
  await shop.deliver();
  await shop.work();
}

async function press(what: 'chargeback' | 'chargeback-reverse'): Promise<void> {
  const { emulatorUrl } = shop.deps.config.paddle;
  const path = `/emulator/transactions/${ada.transaction_id}/${what}`;
  expect((await fetch(`${emulatorUrl}${path}`, { method: 'POST' })).ok).toBe(true);
  await wait(0);
}

/** As somebody does in Paddle's own dashboard. */
async function refundByHand(): Promise<void> {
  const refund = { action: 'refund', type: 'full', transactionId: ada.transaction_id, reason: 'goodwill' } as const;
  await shop.paddle.adjustments.create(refund);
  await wait(0.1);
}

/** The movements of MRR with their signs: 1 adds, -1 takes away. */
async function movements(): Promise<[string, number][]> {
  const { rows } = await database.pool.query(
    'select movement, sign(amount_micro)::integer as sign from mrr_movements order by seq, amount_micro desc',
  );
  return rows.map(({ movement, sign }) => [movement, sign]);
}

it('What a chargeback stops is a renewal stop, and no pause, when the paid time is over.', async () => {
  await press('chargeback');
  expect(await movements()).toEqual([['new', 1]]);
  await wait(40);
  expect(await movements()).toEqual([
    ['new', 1],
    ['renewal stop', -1],
  ]);
});

it('What a whole refund at Paddle stops is a renewal stop, too.', async () => {
  await refundByHand();
  await wait(40);
  expect(await movements()).toEqual([
    ['new', 1],
    ['renewal stop', -1],
  ]);
});

it('Beginning again gives back what the stop took, whether the bank or an operator lets it.', async () => {
  await press('chargeback');
  await wait(40);
  const owner = await signedInOperator(shop, 'owner');
  const answer = await owner.act(consoleCalls.keepForPerson, ada.id, { reason: 'the bank was wrong' });
  expect(answer.statusCode).toBe(200);
  await wait(0);
  await wait(10);
  const begun = [
    ['new', 1],
    ['renewal stop', -1],
    ['renewal stop', 1],
  ];
  expect(await movements()).toEqual(begun);
  // The next pause counts as the customer's own, because the operator has let renewals go on.
  const [subscription] = await shop.paddle.subscriptions.list().next();
  await shop.paddle.subscriptions.pause(subscription!.id, { effectiveFrom: 'immediately' });
  await wait(0);
  expect(await movements()).toEqual([...begun, ['pause', -1]]);
});

it('An overdue subscription that is stopped ends by the stop, and not by its failed payment.', async () => {
  const [subscription] = await shop.paddle.subscriptions.list().next();
  const { emulatorUrl } = shop.deps.config.paddle;
  const failing = await fetch(`${emulatorUrl}/emulator/subscriptions/${subscription!.id}/renewals`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ renewals: 'decline' }),
  });
  expect(failing.ok).toBe(true);
  await wait(28);
  await press('chargeback');
  await wait(0);
  expect((await shop.paddle.subscriptions.get(subscription!.id)).status).toBe('canceled');
  expect(await movements()).toEqual([
    ['new', 1],
    ['renewal stop', -1],
  ]);
});

it('A stop keeps its name after the account is erased, and when everything is entered once more.', async () => {
  await press('chargeback');
  await wait(40);
  const before = await movements();
  const erasure = { userId: ada.id, deviceId: null, email: false, now: shop.deps.clock() };
  expect(await eraseAccount(database.db, erasure)).toBe('erased');
  await database.pool.query('update provider_events set entered_at = null');
  await shop.advance(10 * 60_000);
  await updateLedger(shop.deps);
  expect(await movements()).toEqual(before);
});
