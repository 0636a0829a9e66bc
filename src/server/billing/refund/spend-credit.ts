import type { BillingDeps } from '../deps.ts';
import { pullPayments } from '../projection/pull.ts';
import { leftInBalance } from './credit.sql.ts';

type SpendDeps = Pick<BillingDeps, 'db' | 'provider' | 'clock' | 'log'>;

/**
 * Takes out of the customer's credit balance what a plan left there whose payments all go back: otherwise the same money
 * would come back and stay as credit. `stays`: a person has to look.
 */
export async function spendCredit(deps: SpendDeps, subscriptionId: string): Promise<'spent' | 'stays' | 'pending'> {
  const left = await leftInBalance(deps.db, subscriptionId);
  if (left === null) return 'spent';
  const taken = await deps.provider.subscriptions.takeCredit(subscriptionId, left);
  if ('unavailable' in taken) return 'pending';
  if ('refused' in taken) return 'stays';
  if (taken.ok === 'stays') {
    deps.log.error({ subscriptionId, amountMinor: left }, 'A credit could not be taken back: somebody has to look');
    return 'stays';
  }
  if (taken.ok === 'taken') await pullPayments(deps, subscriptionId);
  return 'spent';
}
