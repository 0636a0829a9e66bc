import type { Transaction } from 'kysely';
import { enqueueConversion, enqueueConversionOfTrial } from '#server/analytics/conversion/conversions.ts';
import { markBuyer } from '#server/analytics/report/refresh-journeys.sql.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import { enqueue } from '#server/platform/jobs/enqueue.sql.ts';
import { recordTrial } from '../buyer/earlier-trials.ts';
import { isUnknownCustomer, listUnknownPayments, recordErasure } from '../buyer/erasures.sql.ts';
import { handOver } from '../buyer/hand-over.ts';
import { redeemUse, releaseUses } from '../coupon/redemptions.sql.ts';
import { followProviderDates } from '../entitlement/follow-provider-dates.ts';
import { refreshRetainedUntil } from '../entitlement/refresh-retained-until.ts';
import type { Consequence, ConsequenceData } from './consequences.ts';
import { oweAfterLifting, oweAfterRejection, owePaid } from './record-debts.ts';
import { scheduleRemoval } from './schedule-removal.ts';
import { listPairs } from './second-purchases.sql.ts';
import { followReturned, noteReturnedBuyer } from './stop-renewals.ts';
import { closeRejectedRefund, closeSecondPurchase, followDispute, openSecondPurchase } from './work-of-changes.ts';

/** The moment of the event's processing; `now` is epoch ms. */
interface Moment {
  /** Of the event, in microseconds: each news of an erased person has a job of its own. */
  occurredAtUs: bigint;
  now: number;
}

type Writers = {
  [Kind in keyof ConsequenceData]: (
    tx: Transaction<Schema>,
    data: ConsequenceData[Kind],
    moment: Moment,
  ) => Promise<unknown>;
};

const writers: Writers = {
  'live subscription of an erased person': (tx, { subscriptionId }, { occurredAtUs }) =>
    scheduleRemoval(
      tx,
      { kind: 'end-erased-subscription', payload: { subscription_id: subscriptionId } },
      `news:${occurredAtUs}`,
    ),
  'payment of an erased person': async (tx, { transactionId }, { occurredAtUs }) => {
    for (const transaction_id of await listUnknownPayments(tx, [transactionId])) {
      await scheduleRemoval(
        tx,
        { kind: 'settle-erased-transaction', payload: { transaction_id } },
        `news:${occurredAtUs}`,
      );
    }
  },
  'customer of an erased person': async (tx, { customerId, at }) => {
    if (!(await isUnknownCustomer(tx, customerId))) return;
    // Created during the erasure, so that only the provider knows this customer.
    await recordErasure(tx, [customerId], at);
    await scheduleRemoval(tx, { kind: 'forget-customer', payload: { customer_id: customerId } }, 'news');
  },
  email: (tx, { job }) => enqueue(tx, job),
  'account handed over': handOver,
  welcome: (tx, { userId, checkoutId }) =>
    enqueue(tx, {
      kind: 'welcome',
      uniqueKey: `welcome:${checkoutId}`,
      payload: { user_id: userId, checkout_id: checkoutId },
    }),
  'access paid for': (tx, { userId }) => refreshRetainedUntil(tx, userId),
  trial: (tx, { payment }) => recordTrial(tx, payment),
  'rejected refund': (tx, { adjustment }, { now }) => oweAfterRejection(tx, adjustment, now),
  'lifted chargeback': (tx, { adjustment }, { now }) => oweAfterLifting(tx, adjustment, now),
  payment: (tx, { payment }, { now }) => owePaid(tx, payment, now),
  'money gone back': (tx, { adjustment }, { now }) => followReturned(tx, adjustment, now),
  purchase: (tx, { payment }, { now }) => noteReturnedBuyer(tx, payment, now),
  'settled checkout': (tx, { checkoutId }) => enqueueConversion(tx, checkoutId),
  'coupon of a checkout': (tx, { checkoutId, isPaid }, { now }) =>
    isPaid ? redeemUse(tx, checkoutId, now) : releaseUses(tx, [checkoutId], now),
  'payment of a subscription': (tx, { subscriptionId }) => enqueueConversionOfTrial(tx, subscriptionId),
  'payment of a checkout': (tx, { checkoutId }) => markBuyer(tx, checkoutId),
  'purchases of an account': (tx, { userId }, { now }) => scheduleSecondPurchaseCheck(tx, userId, now),
  'dates of a subscription': (tx, { subscriptionId }, { now }) => followProviderDates(tx, subscriptionId, now),
  'refund made': (tx, { transactionId }, { now }) => closeRejectedRefund(tx, transactionId, now),
  dispute: (tx, { adjustment }, { now }) => followDispute(tx, adjustment, now),
  'subscription ended': (tx, { subscriptionId }, { now }) => closeSecondPurchase(tx, subscriptionId, now),
};

/** Writes what follows from an event, in the event's transaction and in this order. */
export async function writeConsequences(
  tx: Transaction<Schema>,
  consequences: readonly Consequence[],
  moment: Moment,
): Promise<void> {
  for (const { kind, ...data } of consequences) await writers[kind](tx, data as never, moment);
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
