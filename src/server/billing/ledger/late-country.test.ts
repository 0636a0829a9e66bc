import type { Transaction } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { Schema } from '#server/platform/database/schema.ts';
import { waitingForALock } from '#testing/server/database.ts';
import { paid, recordOf, transaction } from '#testing/server/provider-events.ts';
import { useTestDatabase } from '#testing/server/use.ts';
import { enterFacts } from '../history/enter-facts.ts';
import { lockHistory } from '../history/history.sql.ts';
import type { EventRecord } from '../provider-event.ts';
import { recordProviderEvent } from './provider-events.sql.ts';

const database = useTestDatabase();
const now = Date.parse('2030-01-01T12:00:00Z');

const ofPayment: EventRecord = { ...recordOf(transaction(1n, paid)), addressId: 'add_1' };
const ofAddress: EventRecord = {
  ...ofPayment,
  key: 'evt_address',
  eventType: 'address.created',
  subjectId: 'add_1',
  country: 'DE',
  told: null,
  transactionId: null,
  subscriptionId: null,
};

beforeEach(async () => {
  await database.db.deleteFrom('provider_events').execute();
  await database.forget(['money_entries', 'subscription_history', 'mrr_movements', 'sold_subscriptions']);
});

/** Begins `work` in a transaction, and resolves when it has ended or waits for a lock. */
async function begun(work: (tx: Transaction<Schema>) => Promise<void>): Promise<{ ended: Promise<void> }> {
  let isDone = false;
  const ended = database.db
    .transaction()
    .execute(work)
    .finally(() => {
      isDone = true;
    });
  await expect.poll(async () => isDone || (await waitingForALock(database)) > 0, { timeout: 10_000 }).toBe(true);
  return { ended };
}

test('a payment gets the country of an address that is heard of at the same time', async () => {
  const { ended } = await database.db.transaction().execute(async (tx) => {
    await recordProviderEvent(tx, ofPayment, now);
    return begun((other) => recordProviderEvent(other, ofAddress, now));
  });
  await ended;
  const payment = database.db.selectFrom('provider_events').select('country').where('subject_id', '=', 'txn_1');
  expect(await payment.execute()).toEqual([{ country: 'DE' }]);
});

test('an address that is heard of while its payment is entered gives the entry its country', async () => {
  await database.db.transaction().execute((tx) => recordProviderEvent(tx, ofPayment, now));
  const { ended } = await database.db.transaction().execute(async (tx) => {
    await lockHistory(tx, 'sub_1');
    const entering = await begun((other) => enterFacts(other, ofPayment, now));
    await database.db.transaction().execute((other) => recordProviderEvent(other, ofAddress, now));
    return entering;
  });
  await ended;
  const entries = database.db.selectFrom('money_entries').select(['provider_id', 'country']);
  expect(await entries.execute()).toEqual([{ provider_id: 'txn_1', country: 'DE' }]);
});
