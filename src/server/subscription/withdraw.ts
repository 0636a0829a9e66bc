import type { Deps } from '../deps';
import { listReturnable } from '../refund/refunds.sql';
import { endAtOnce } from './end-at-once';
import { currentOf, liveStatuses } from './entitlement';
import { permittedActions } from './permitted-actions';
import { pullPayments } from './pull-from-paddle';
import { spendCredit } from './spend-credit';
import { listSubscriptions, type SubscriptionRecord } from './subscriptions.sql';
import { confirmWithdrawal, isWithdrawalPending, saveWithdrawal } from './withdrawals.sql';

type WithdrawDeps = Pick<Deps, 'db' | 'paddle' | 'clock' | 'log'>;

export type WithdrawRefusal = 'period over' | 'nothing to withdraw';

/**
 * Withdraws from the contract of every subscription that is in its first 14 days (CRD art. 11a): it ends at once and all
 * of its payments go back. The wish is kept before Paddle is asked, and jobs insist. Repeating changes nothing.
 */
export async function withdraw(
  deps: WithdrawDeps,
  userId: string,
): Promise<'withdrawn' | { refused: WithdrawRefusal }> {
  const { db, clock, log } = deps;
  const all = await listSubscriptions(db, userId);
  const open = [];
  for (const one of all) if (await isWithdrawable(deps, one)) open.push(one);
  if (open.length === 0) {
    const current = currentOf(all, clock());
    if (current?.withdrawn) return 'withdrawn';
    return { refused: current && liveStatuses.includes(current.status) ? 'period over' : 'nothing to withdraw' };
  }
  for (const { id } of open) {
    const saved = await saveWithdrawal(db, { subscriptionId: id, userId, now: clock() });
    if (saved === 'again') log.warn({ subscriptionId: id, userId }, 'Somebody bought and withdrew again within a year');
    await insistOnWithdrawal(deps, id);
  }
  return 'withdrawn';
}

/**
 * Asks Paddle to end what was withdrawn from, and takes back the credit that came of its payments. `pending`: not
 * confirmed yet, ask again later.
 */
export async function insistOnWithdrawal(deps: WithdrawDeps, subscriptionId: string): Promise<'settled' | 'pending'> {
  const { db, clock } = deps;
  if (!(await isWithdrawalPending(db, subscriptionId))) return 'settled';
  if ((await spendCredit(deps, subscriptionId)) === 'pending') return 'pending';
  if ((await endAtOnce(deps, subscriptionId)) === 'pending') return 'pending';
  if (!('ok' in (await pullPayments(deps, subscriptionId)))) return 'pending';
  return (await confirmWithdrawal(db, subscriptionId, clock())) === 'confirmed' ? 'settled' : 'pending';
}

/** One that has ended may still be withdrawn from while there is a payment to give back. */
async function isWithdrawable({ db, clock }: WithdrawDeps, subscription: SubscriptionRecord): Promise<boolean> {
  if (!permittedActions(subscription, clock()).includes('withdraw')) return false;
  return liveStatuses.includes(subscription.status) || (await listReturnable(db, subscription.id)).length > 0;
}
