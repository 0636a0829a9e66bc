import type { Transaction } from 'kysely';
import type { RefundBody } from '#contract/console/desk-acts.ts';
import { refundReasons } from '#contract/console/desk-limits.ts';
import { dayMs } from '#contract/day.ts';
import {
  insertOperatorRefund,
  lockPayment,
  type RefundablePayment,
  subscriptionOfPayment,
  sumGivenBack,
} from '#server/billing/debt/operator-refunds.sql.ts';
import { liveStatuses } from '#server/billing/entitlement/entitlement.ts';
import { endGrantsOf, insertGivenAccess } from '#server/billing/entitlement/given-access.sql.ts';
import { lockSubscription } from '#server/billing/entitlement/subscriptions.sql.ts';
import { storeCancellation } from '#server/billing/subscription/cancellation.ts';
import { formatDate, formatMoney } from '#server/mail/format.ts';
import { lockOperator } from '#server/operations/operators/operators.sql.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import type { Operator } from '#server/platform/http/operator.ts';
import { enqueue } from '#server/platform/jobs/enqueue.sql.ts';
import { decideRefund, type Promised } from './decide-refund.ts';
import { type DeskAct, type DeskActDeps, type Outcome, runOnce } from './run-once.ts';

type RefundPress = DeskAct & { body: RefundBody };

/**
 * Promises a refund, whole or in part: stores it with the job that asks the provider. Of two operators the second sees
 * what the first has promised.
 */
export function refundPayment(deps: DeskActDeps, press: Omit<RefundPress, 'act'>) {
  const refund: RefundPress = { ...press, act: 'refunded' };
  return runOnce(deps, refund, (tx) => promise(tx, refund, deps.clock()));
}

async function promise(
  tx: Transaction<Schema>,
  { body, operator, userId }: RefundPress,
  now: number,
): Promise<Outcome> {
  const { transaction_id: transactionId } = body;
  const noted = { subject: transactionId, reason: refundReasons[body.reason] };
  // The subscription is locked before its payment, as everywhere.
  const subscriptionId = await subscriptionOfPayment(tx, transactionId);
  if (subscriptionId !== null) await lockSubscription(tx, subscriptionId);
  const payment = await lockPayment(tx, { transactionId, userId });
  if (payment === null) {
    return { refused: { status: 404, error: 'This person has no such payment.' }, ...noted };
  }
  const given = await givenBy(tx, operator, { transactionId, now });
  const decided = decideRefund(body, { payment, given, role: operator.role, now });
  if ('refused' in decided) return { refused: { status: 409, error: decided.refused }, ...noted };
  const { promised } = decided;
  const { name, operatorId, role } = operator;
  const id = await insertOperatorRefund(tx, {
    transactionId,
    userId,
    subscriptionId: payment.subscriptionId,
    currency: payment.currency,
    ...promised,
    reason: body.reason,
    note: body.note.trim(),
    by: { operatorId, name, role },
    now,
  });
  await enqueue(tx, { kind: 'operator-refund', uniqueKey: `operator-refund:${id}`, payload: { refund_id: id } });
  await settleAccess(tx, { payment, promised, userId, name, now });
  const amount = formatMoney(promised.amountMinor, payment.currency);
  const left = payment.remainingMinor - promised.amountMinor;
  return {
    said: `${amount} is on its way back. ${accessText(promised, payment)}The email “Refund” goes out once Paddle has approved it.`,
    ...noted,
    before: `${formatMoney(payment.remainingMinor, payment.currency)} could go back`,
    after: `${amount} goes back, ${formatMoney(left, payment.currency)} stays${promised.access === null ? '' : `, access ${promised.access}`}`,
  };
}

/** Only Support has a limit. */
async function givenBy(
  tx: Transaction<Schema>,
  { operatorId, role }: Operator,
  { transactionId, now }: { transactionId: string; now: number },
) {
  if (role !== 'support' || operatorId === null) return { inCaseMinor: 0, inDayMinor: 0 };
  // Locked before the sum is read, so that of several presses at once each sees what the others promised.
  await lockOperator(tx, operatorId);
  return sumGivenBack(tx, { transactionId, role, operatorId, since: now - dayMs });
}

/** Ends the access now, or replaces the days that the returned money had paid for by a grant. */
async function settleAccess(
  tx: Transaction<Schema>,
  of: { payment: RefundablePayment; promised: Promised; userId: string; name: string; now: number },
): Promise<void> {
  const { promised, userId, name, now } = of;
  const { subscriptionId, keptUntilAt } = of.payment;
  if (promised.access === 'stays' && keptUntilAt !== null) {
    await insertGivenAccess(tx, {
      userId,
      subscriptionId,
      startsAt: now,
      endsAt: keptUntilAt,
      reason: 'refunded, access stays',
      by: name,
      now,
    });
  }
  if (promised.access !== 'ends' || subscriptionId === null) return;
  await endGrantsOf(tx, subscriptionId, now);
  const subscription = await lockSubscription(tx, subscriptionId);
  if (!subscription || !liveStatuses.includes(subscription.status)) return;
  const request = { subscriptionId, userId, reason: undefined, requestedBy: name, isAtOnce: true, now };
  await storeCancellation(tx, request, { runAt: now });
}

function accessText({ access }: Promised, { keptUntilAt }: RefundablePayment): string {
  if (access === 'ends') return 'The subscription and the access end now. ';
  return access === 'stays' ? `The access stays until ${formatDate(keptUntilAt!)}. ` : '';
}
