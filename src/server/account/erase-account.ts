import type { Kysely, Transaction } from 'kysely';
import { conversionIdOf } from '#server/analytics/conversion/conversion-event.ts';
import { listConvertible } from '#server/analytics/conversion/conversions.sql.ts';
import { erasedUser, recordErasure } from '#server/billing/buyer/erasures.sql.ts';
import { type LeftAtProvider, scheduleRemoval } from '#server/billing/projection/schedule-removal.ts';
import { hashEmailAddress } from '#server/identity/email-address.ts';
import { type Act, recordAct } from '#server/platform/audit/record-act.sql.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import { enqueue } from '#server/platform/jobs/enqueue.sql.ts';
import { bindDevice } from './account-devices.sql.ts';
import { listEarlierAddresses } from './address/corrections.sql.ts';
import { anonymiseBooks } from './anonymise-books.sql.ts';
import {
  deleteUser,
  deleteWaitingJobs,
  type ErasedUser,
  forgetHashes,
  isOwedMoney,
  listLiveSubscriptions,
  listUnsettled,
  lockUser,
} from './erase-account.sql.ts';
import { eraseMeasured } from './measured-events.sql.ts';
import { ownProviderIds } from './own-data.sql.ts';

export interface Erasure {
  userId: string;
  /** The measured device that the request came from; null without one. */
  deviceId: string | null;
  /** Whether the person gets a confirmation by email. */
  email: boolean;
  /** Name of the operator who erases for the person. */
  operator?: string;
  /** Epoch ms. */
  now: number;
}

export type EraseOutcome = 'erased' | { refused: 'gone' | 'money on its way' };

/** How long the email about the erasure stays in the outbox, which is used without a mail server. */
const lastEmailMs = 60 * 60_000;

/**
 * Removes all that we hold about a person, in one transaction with the jobs that stop charges and remove name and
 * address at the provider. What remains: the provider's ids, to recognise late events; the entries of the consent
 * ledger, until their time is over; the books, without the person; and the one email, until it is sent. Refused while
 * money is on its way back to the person, because afterwards nobody could complete that.
 */
export function eraseAccount(db: Kysely<Schema>, erasure: Erasure): Promise<EraseOutcome> {
  return inTransaction(db, (tx) => eraseWithin(tx, erasure));
}

/** The same within a transaction that writes more. */
export async function eraseWithin(tx: Transaction<Schema>, erasure: Erasure): Promise<EraseOutcome> {
  const { userId, deviceId, now } = erasure;
  const user = await lockUser(tx, userId);
  if (!user) return { refused: 'gone' };
  if (await isOwedMoney(tx, userId)) return { refused: 'money on its way' };

  await endAtProvider(tx, userId, { user, now });
  const conversions = (await listConvertible(tx, userId)).map(conversionIdOf);
  if (conversions.length > 0) await enqueue(tx, { kind: 'forget-conversions', payload: { event_ids: conversions } });
  await deleteWaitingJobs(tx, userId, user.emailKey);
  await forgetAddresses(tx, { userId, emailKey: user.emailKey, now });
  if (deviceId !== null) await bindDevice(tx, { userId, deviceId, now });
  await eraseMeasured(tx, userId);
  await anonymiseBooks(tx, userId);
  await deleteUser(tx, userId);
  await recordAct(tx, { ...whoErases(erasure), act: 'erased an account', now });
  if (erasure.email) {
    const payload = { email: user.email, erased_at: new Date(now).toISOString() };
    await enqueue(tx, { kind: 'erased', uniqueKey: `erased:${userId}`, payload });
  }
  return 'erased';
}

function whoErases({ operator, email }: Erasure): Pick<Act, 'actor' | 'actorName'> {
  if (operator !== undefined) return { actor: 'operator', actorName: operator };
  return { actor: email ? 'person' : 'system' };
}

/** Forgets the address, and those before it that an operator corrected. */
async function forgetAddresses(
  tx: Transaction<Schema>,
  person: { userId: string; emailKey: string; now: number },
): Promise<void> {
  const earlier = await listEarlierAddresses(tx, person.userId);
  for (const emailKey of new Set([person.emailKey, ...earlier])) await forgetAddress(tx, { ...person, emailKey });
}

async function endAtProvider(
  tx: Transaction<Schema>,
  userId: string,
  { user, now }: { user: ErasedUser; now: number },
): Promise<void> {
  const ids = await ownProviderIds(tx, userId);
  await recordErasure(tx, [...ids, erasedUser(userId)], now);
  if (ids.length > 0) await enqueue(tx, { kind: 'forget-provider-events', payload: { provider_ids: ids } });
  for (const left of await listLeftAtProvider(tx, userId, user.customerId)) await scheduleRemoval(tx, left, 'erased');
}

/** What may still charge; open transactions first, because they can be paid at any moment. */
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
 * Deletes the hashes of an erased person's address and schedules the removal of emails to it from the outbox: earlier
 * emails at once, the one about the erasure after an hour.
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
