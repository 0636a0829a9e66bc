import { isMarked } from '../debt/refund-mark.ts';
import { lockDebt, markSettled, type RefundReason } from '../debt/refunds.sql.ts';
import type { BillingDeps } from '../deps.ts';
import { applyEvent } from '../projection/apply-event.ts';
import type { PaymentProvider, ProviderOutcome } from '../provider.ts';
import type { AdjustmentEvent } from '../provider-event.ts';

type RefundDeps = Pick<BillingDeps, 'db' | 'provider' | 'clock' | 'log'>;

const reasons: Record<RefundReason, string> = {
  withdrawal: 'The buyer withdrew from the contract within 14 days.',
  'cancelled before renewal': 'The buyer had cancelled before this renewal.',
  'second purchase': 'The buyer had a subscription already.',
  'plan not changed': 'The buyer had agreed to a lower price for this renewal.',
};

/** Makes the provider refund a payment that we owe, locked so that it happens once. `pending`: try again later. */
export async function giveBack(deps: RefundDeps, transactionId: string): Promise<'settled' | 'pending'> {
  const { db, provider, clock, log } = deps;
  const refund = await db.transaction().execute(async (tx) => {
    const debt = await lockDebt(tx, transactionId);
    if (debt === null) return 'settled';
    if (debt === 'locked') return 'pending';
    const { amountMinor, reason, owedAt } = debt;
    const wanted = { transactionId, amountMinor, reason: reasons[reason], rejectionCountsSince: owedAt };
    const requested = await requestRefund(provider, wanted);
    if (!('ok' in requested)) {
      if ('refused' in requested)
        log.error({ transactionId, ...requested }, 'The provider refuses a refund that we owe');
      else log.warn({ transactionId, ...requested }, 'The provider has not made a refund yet');
      return 'pending';
    }
    await markSettled(tx, { transactionId, adjustmentId: requested.ok.id, now: clock() });
    return requested.ok;
  });
  if (typeof refund === 'string') return refund;
  await applyEvent(db, refund, clock());
  return 'settled';
}

/** A payment to refund. */
interface WantedRefund {
  transactionId: string;
  /** Null for the full payment. */
  amountMinor: number | null;
  /** Read by the provider's staff. */
  reason: string;
  /**
   * Since when (epoch ms) a rejection is the provider's answer to us, which a person has to look at instead of another
   * request. Null to request a rejected refund again.
   */
  rejectionCountsSince: number | null;
}

/**
 * Requests a refund, unless the provider lists a matching one: an earlier attempt may have succeeded although its
 * answer was lost.
 */
export async function requestRefund(
  { refunds }: Pick<PaymentProvider, 'refunds'>,
  wanted: WantedRefund,
): Promise<ProviderOutcome<AdjustmentEvent>> {
  const listed = await refunds.listOf(wanted.transactionId);
  if (!('ok' in listed)) return listed;
  const earlier = listed.ok.find((one) => settles(one, wanted));
  return earlier ? { ok: earlier } : refunds.request(wanted);
}

/**
 * Whether an adjustment already settles the wanted refund. One of another amount does not. Nor does a part that an
 * operator gave, here or at the provider, before we owed the payment, because it is deducted already. Our own refunds
 * are recognised by their reason, because the provider's clock may differ from ours.
 */
function settles(
  { action, isFull, status, createdAt, totalMinor, reason }: AdjustmentEvent,
  { amountMinor, reason: ours, rejectionCountsSince }: WantedRefund,
): boolean {
  if (status === 'reversed') return false;
  if (action === 'chargeback') return isFull && status === 'approved';
  if (action !== 'refund' || (amountMinor === null ? !isFull : totalMinor !== amountMinor)) return false;
  if (amountMinor !== null && isMarked(reason)) return false;
  if (amountMinor !== null && reason !== ours && createdAt < (rejectionCountsSince ?? 0)) return false;
  return status !== 'rejected' || (rejectionCountsSince !== null && createdAt >= rejectionCountsSince);
}
