import type { Transaction } from 'kysely';
import { enqueueConversion, enqueueConversionOfTrial } from '#server/analytics/conversion/conversions.ts';
import { markBuyer } from '#server/analytics/report/refresh-journeys.sql.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import { enqueue } from '#server/platform/jobs/enqueue.sql.ts';
import { recordTrial } from '../buyer/earlier-trials.ts';
import { isUnknownCustomer, listUnknownPayments, recordErasure } from '../buyer/erasures.sql.ts';
import { handOver } from '../buyer/hand-over.ts';
import { liveStatuses } from '../entitlement/entitlement.ts';
import { followProviderDates } from '../entitlement/follow-provider-dates.ts';
import { refreshRetainedUntil } from '../entitlement/refresh-retained-until.ts';
import type { ProviderEvent } from '../provider-event.ts';
import { emailsFor } from './event-emails.ts';
import { type Changes, subscriptionIdOf } from './projector.ts';
import { recordDebts } from './record-debts.ts';
import { scheduleRemoval } from './schedule-removal.ts';
import { listPairs } from './second-purchases.sql.ts';
import { followReturned, noteReturnedBuyer } from './stop-renewals.ts';
import { followInWorkList, openSecondPurchase } from './work-of-changes.ts';

/** Schedules the emails that an event causes. */
export async function scheduleEmails(
  tx: Transaction<Schema>,
  event: ProviderEvent,
  { userId, now }: { userId: string; now: number },
): Promise<void> {
  for (const email of emailsFor(event, userId, now)) await enqueue(tx, email);
}

/** Gives the account to its buyer before the rows of a first payment are written. */
export async function handOverFirst(tx: Transaction<Schema>, { welcome, transaction }: Changes): Promise<void> {
  if (welcome) await handOver(tx, { ...welcome, subscriptionId: transaction?.subscriptionId ?? null });
}

/** Does what follows from written changes. `userId` is null when they have no owner; `now` is epoch ms. */
export async function followUp(
  tx: Transaction<Schema>,
  event: ProviderEvent,
  { changes, userId, now }: { changes: Changes; userId: string | null; now: number },
): Promise<void> {
  const { welcome, checkout, transaction } = changes;
  if (welcome) await scheduleWelcome(tx, welcome);
  if (userId !== null) await refreshRetainedUntil(tx, userId);
  if (transaction) await recordTrial(tx, transaction);
  await recordDebts(tx, changes, now);
  await followReturned(tx, changes, now);
  await noteReturnedBuyer(tx, changes, now);
  if (checkout) await enqueueConversion(tx, checkout.id);
  if (transaction?.subscriptionId && transaction.totalMinor > 0) {
    await enqueueConversionOfTrial(tx, transaction.subscriptionId);
  }
  if (transaction?.checkoutId) await markBuyer(tx, transaction.checkoutId);
  if (userId !== null && event.kind !== 'adjustment') await scheduleSecondPurchaseCheck(tx, userId, now);
  if (userId !== null) await followProviderDates(tx, subscriptionIdOf(event), now);
  await followInWorkList(tx, changes, now);
}

function scheduleWelcome(
  tx: Transaction<Schema>,
  { userId, checkoutId }: NonNullable<Changes['welcome']>,
): Promise<void> {
  return enqueue(tx, {
    kind: 'welcome',
    uniqueKey: `welcome:${checkoutId}`,
    payload: { user_id: userId, checkout_id: checkoutId },
  });
}

/** Schedules one check for each pair that looks like a purchase made twice. The user's row must be locked. */
async function scheduleSecondPurchaseCheck(tx: Transaction<Schema>, userId: string, now: number): Promise<void> {
  for (const { first, second, apartMs } of await listPairs(tx, userId)) {
    await openSecondPurchase(tx, { userId, first, second, apartMs, now });
    await enqueue(tx, {
      kind: 'second-purchase-check',
      uniqueKey: `second-purchase-check:${first}:${second}`,
      payload: { first, second },
    });
  }
}

/** Makes sure that an erased person is not charged again, even if they paid in another window during the erasure. */
export async function endChargesOfErased(tx: Transaction<Schema>, event: ProviderEvent): Promise<void> {
  if (event.kind === 'adjustment') return;
  const reason = `news:${event.occurredAtUs}`;
  if (event.kind === 'subscription' && liveStatuses.includes(event.status)) {
    await scheduleRemoval(tx, { kind: 'end-erased-subscription', payload: { subscription_id: event.id } }, reason);
  }
  if (event.kind === 'transaction' && event.status !== 'canceled') {
    for (const transaction_id of await listUnknownPayments(tx, [event.id])) {
      await scheduleRemoval(tx, { kind: 'settle-erased-transaction', payload: { transaction_id } }, reason);
    }
  }
  const { customerId } = event.ties;
  if (customerId === null || !(await isUnknownCustomer(tx, customerId))) return;
  // Created during the erasure, so that only the provider knows this customer.
  await recordErasure(tx, [customerId], Number(event.occurredAtUs / 1000n));
  await scheduleRemoval(tx, { kind: 'forget-customer', payload: { customer_id: customerId } }, 'news');
}
