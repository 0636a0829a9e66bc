import type { Kysely, Transaction } from 'kysely';
import { conversionIdOf } from '#server/analytics/conversion/conversion-event.ts';
import { listConvertible } from '#server/analytics/conversion/conversions.sql.ts';
import { erasedUser, noteErasure } from '#server/billing/buyer/erasures.sql.ts';
import { type LeftAtProvider, planToEnd } from '#server/billing/projection/plan-to-end.ts';
import { hashEmailAddress } from '#server/identity/email-address.ts';
import { recordAct } from '#server/platform/audit/record-act.sql.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import { enqueue } from '#server/platform/jobs/enqueue.sql.ts';
import { bindDevice } from './account-devices.sql.ts';
import {
  deleteUser,
  dropPlannedWork,
  type ErasedUser,
  forgetHashes,
  isOwedMoney,
  listLiveSubscriptions,
  listUnsettled,
  lockUser,
} from './erase-account.sql.ts';
import { takeOffBooks } from './keep-books.sql.ts';
import { eraseMeasured } from './measured-events.sql.ts';
import { ownProviderIds } from './own-data.sql.ts';

export interface Erasure {
  userId: string;
  /** The measured device on which the account's session asks for it; null when there is none. */
  deviceId: string | null;
  /** Whether the person is told by email that it is done. */
  email: boolean;
  /** Epoch ms. */
  now: number;
}

export type EraseOutcome = 'erased' | { refused: 'gone' | 'money on its way' };

/** How long the email that tells of an erasure lies in an outbox, where there is no mail server. */
const lastEmailMs = 60 * 60_000;

/**
 * Removes all that we hold about a person, in one transaction with the jobs that end at the provider what may still charge
 * and take name and address away there. What remains: the provider's ids, by which late events are known; the entries of
 * the consent ledger, in their time; the books, without the person; and the one email, until it is out. Refused while money
 * is on its way back to them: nobody would see to it any more.
 */
export function eraseAccount(db: Kysely<Schema>, erasure: Erasure): Promise<EraseOutcome> {
  const { userId, deviceId, now } = erasure;
  return db.transaction().execute(async (tx): Promise<EraseOutcome> => {
    const user = await lockUser(tx, userId);
    if (!user) return { refused: 'gone' };
    if (await isOwedMoney(tx, userId)) return { refused: 'money on its way' };

    await letGoAtProvider(tx, userId, { user, now });
    const conversions = (await listConvertible(tx, userId)).map(conversionIdOf);
    if (conversions.length > 0) await enqueue(tx, { kind: 'forget-conversions', payload: { event_ids: conversions } });
    await dropPlannedWork(tx, userId, user.emailKey);
    await forgetAddress(tx, { userId, emailKey: user.emailKey, now });
    if (deviceId !== null) await bindDevice(tx, { userId, deviceId, now });
    await eraseMeasured(tx, userId);
    await takeOffBooks(tx, userId);
    await deleteUser(tx, userId);
    await recordAct(tx, { actor: erasure.email ? 'person' : 'system', act: 'erased an account', now });
    if (erasure.email) {
      const payload = { email: user.email, erased_at: new Date(now).toISOString() };
      await enqueue(tx, { kind: 'erased', uniqueKey: `erased:${userId}`, payload });
    }
    return 'erased';
  });
}

async function letGoAtProvider(
  tx: Transaction<Schema>,
  userId: string,
  { user, now }: { user: ErasedUser; now: number },
): Promise<void> {
  const ids = await ownProviderIds(tx, userId);
  await noteErasure(tx, [...ids, erasedUser(userId)], now);
  if (ids.length > 0) await enqueue(tx, { kind: 'forget-provider-events', payload: { provider_ids: ids } });
  for (const left of await listLeftAtProvider(tx, userId, user.customerId)) await planToEnd(tx, left, 'erased');
}

/** What may still charge: what is open to be paid first, for it goes by the second. */
async function listLeftAtProvider(
  tx: Transaction<Schema>,
  userId: string,
  customerId: string | null,
): Promise<LeftAtProvider[]> {
  const transactions = await listUnsettled(tx, userId);
  const subscriptions = await listLiveSubscriptions(tx, userId);
  const customers = customerId === null ? [] : [customerId];
  return [
    ...transactions.map((id) => ({ kind: 'settle-erased-transaction', payload: { transaction_id: id } }) as const),
    ...subscriptions.map((id) => ({ kind: 'end-erased-subscription', payload: { subscription_id: id } }) as const),
    ...customers.map((id) => ({ kind: 'forget-customer', payload: { customer_id: id } }) as const),
  ];
}

/**
 * Removes an erased person's address where it is kept as a hash, and has the emails to it removed from the outbox: those of
 * before at once, the one that tells of the erasure after an hour.
 * @param person `now` is epoch ms
 */
async function forgetAddress(
  tx: Transaction<Schema>,
  person: { userId: string; emailKey: string; now: number },
): Promise<void> {
  const { emailKey, now } = person;
  await forgetHashes(tx, person);
  for (const before of [now, now + lastEmailMs]) {
    const payload = { email_hash: hashEmailAddress(emailKey), before: new Date(before).toISOString() };
    await enqueue(tx, { kind: 'forget-emails', payload, runAt: before });
  }
}
