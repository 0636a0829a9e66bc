import { holdDebt, markSettled, type RefundReason } from '../debt/refunds.sql.ts';
import type { BillingDeps } from '../deps.ts';
import { applyEvent } from '../projection/apply-event.ts';
import { askForRefund } from './ask-for-refund.ts';

type RefundDeps = Pick<BillingDeps, 'db' | 'provider' | 'clock' | 'log'>;

const reasons: Record<RefundReason, string> = {
  withdrawal: 'The buyer withdrew from the contract within 14 days.',
  'cancelled before renewal': 'The buyer had cancelled before this renewal.',
  'second purchase': 'The buyer had a subscription already.',
};

/**
 * Has the provider give a payment back that we owe; nobody else asks for it meanwhile. `pending`: try again later.
 */
export async function giveBack(deps: RefundDeps, transactionId: string): Promise<'settled' | 'pending'> {
  const { db, provider, clock, log } = deps;
  const refund = await db.transaction().execute(async (tx) => {
    const debt = await holdDebt(tx, transactionId);
    if (debt === null) return 'settled';
    if (debt === 'held') return 'pending';
    const { amountMinor, reason, owedAt } = debt;
    const wanted = { transactionId, amountMinor, reason: reasons[reason], rejectionCountsSince: owedAt };
    const asked = await askForRefund(provider, wanted);
    if (!('ok' in asked)) {
      if ('refused' in asked) log.error({ transactionId, ...asked }, 'The provider refuses a refund that we owe');
      else log.warn({ transactionId, ...asked }, 'The provider has not made a refund yet');
      return 'pending';
    }
    await markSettled(tx, { transactionId, adjustmentId: asked.ok.id, now: clock() });
    return asked.ok;
  });
  if (typeof refund === 'string') return refund;
  await applyEvent(db, refund, clock());
  return 'settled';
}
