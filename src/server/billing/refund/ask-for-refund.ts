import type { PaymentProvider, ProviderOutcome } from '../provider.ts';
import type { AdjustmentEvent } from '../provider-event.ts';

/** A payment that is to go back. */
export interface WantedRefund {
  transactionId: string;
  /** Null for all of it. */
  amountMinor: number | null;
  /** What the provider's own people read beside it. */
  reason: string;
  /**
   * From when on (epoch ms) a rejection is the provider's answer to us: then a person has to look. Null where nobody would,
   * and what was rejected is asked for again.
   */
  rejectionCountsSince: number | null;
}

/**
 * Has the provider give a payment back. An earlier attempt may have worked though its answer was lost, so it is asked first
 * what it did.
 */
export async function askForRefund(
  { refunds }: Pick<PaymentProvider, 'refunds'>,
  wanted: WantedRefund,
): Promise<ProviderOutcome<AdjustmentEvent>> {
  const listed = await refunds.listOf(wanted.transactionId);
  if (!('ok' in listed)) return listed;
  const earlier = listed.ok.find((one) => settles(one, wanted));
  return earlier ? { ok: earlier } : refunds.ask(wanted);
}

/** A refund of another amount is not the one that is wanted. */
function settles(
  { action, isFull, status, createdAt, totalMinor }: AdjustmentEvent,
  { amountMinor, rejectionCountsSince }: WantedRefund,
): boolean {
  if (status === 'reversed') return false;
  if (action === 'chargeback') return isFull && status === 'approved';
  if (action !== 'refund' || (amountMinor === null ? !isFull : totalMinor !== amountMinor)) return false;
  return status !== 'rejected' || (rejectionCountsSince !== null && createdAt >= rejectionCountsSince);
}
