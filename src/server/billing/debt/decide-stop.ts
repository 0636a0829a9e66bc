import type { AdjustmentEvent } from '../provider-event.ts';
import type { ReturnedPayment, StoppedBecause } from './renewal-stops.sql.ts';

/** The provider reports a lifted chargeback by its status, by a separate reversal, or by both. */
export function isLifted({ action, status }: Pick<AdjustmentEvent, 'action' | 'status'>): boolean {
  return (
    (action === 'chargeback' && status === 'reversed') || (action === 'chargeback_reverse' && status === 'approved')
  );
}

/**
 * Whether a returned payment stops the renewals of its subscription. A chargeback always does, because a person who
 * disputes one charge expects no other. A full refund of the latest payment does when somebody made it at the provider,
 * because nobody decided here that the subscription goes on.
 */
export function decideStop(
  { action, status }: Pick<AdjustmentEvent, 'action' | 'status'>,
  { isWhole, isOurs, isLatest }: ReturnedPayment,
): StoppedBecause | null {
  if (status !== 'approved') return null;
  if (action === 'chargeback') return 'charged back';
  return action === 'refund' && isWhole && isLatest && !isOurs ? 'paid back' : null;
}
