import { type RefundReasonCode, refundReasons } from '#contract/console/desk-limits.ts';
import { lockOperatorRefund, markGivenBack, type OpenOperatorRefund } from '../debt/operator-refunds.sql.ts';
import { markOf } from '../debt/refund-mark.ts';
import { refuseOperatorRefund } from '../debt/refuse-operator-refund.ts';
import type { BillingDeps } from '../deps.ts';
import { applyEvent } from '../projection/apply-event.ts';
import type { PaymentProvider, ProviderOutcome } from '../provider.ts';
import type { AdjustmentEvent } from '../provider-event.ts';

/**
 * Makes the provider give back the amount that an operator promised, locked so that it happens once. A refusal is
 * recorded in words and not tried again. `pending`: try again later.
 */
export async function retryOperatorRefund(
  { db, provider, clock, log }: Pick<BillingDeps, 'db' | 'provider' | 'clock' | 'log'>,
  refundId: string,
): Promise<'settled' | 'pending'> {
  const outcome = await db.transaction().execute(async (tx) => {
    const refund = await lockOperatorRefund(tx, refundId);
    if (refund === null) return 'settled';
    if (refund === 'locked') return 'pending';
    const { id } = refund;
    const answer = await requestOnce(provider, refund);
    if ('ok' in answer) {
      await markGivenBack(tx, { id, adjustmentId: answer.ok.id, now: clock() });
      return answer.ok;
    }
    const isPending = 'unavailable' in answer || answer.refused === 'refund pending' || answer.refused === 'renewing';
    log.warn({ refundId, ...answer }, isPending ? 'A refund is not made yet' : 'The provider refuses a refund');
    if (isPending) return 'pending';
    await refuseOperatorRefund(tx, { id, refused: answer.detail, now: clock() });
    return 'settled';
  });
  if (typeof outcome === 'string') return outcome;
  await applyEvent(db, outcome, clock());
  return 'settled';
}

/** Requests a refund, unless the provider lists it: an earlier attempt may have succeeded although its answer was lost. */
async function requestOnce(
  { refunds }: Pick<PaymentProvider, 'refunds'>,
  { id, transactionId, amountMinor, totalMinor, reason }: OpenOperatorRefund,
): Promise<ProviderOutcome<AdjustmentEvent>> {
  const listed = await refunds.listOf(transactionId);
  if (!('ok' in listed)) return listed;
  const mark = markOf(id);
  const earlier = listed.ok.find((one) => one.reason.includes(mark));
  if (earlier) return { ok: earlier };
  return refunds.request({
    transactionId,
    // The rest is asked for as an amount, because more may remain by now than was promised.
    amountMinor: amountMinor === totalMinor ? null : amountMinor,
    reason: `${refundReasons[reason as RefundReasonCode] ?? reason} ${mark}`,
  });
}
