import { listReturnable } from '../debt/refunds.sql.ts';
import { isWithdrawalPending } from '../debt/withdrawals.sql.ts';
import type { BillingDeps } from '../deps.ts';
import { currentOf, liveStatuses } from '../entitlement/entitlement.ts';
import { permittedActions } from '../entitlement/permitted-actions.ts';
import { listSubscriptions, type SubscriptionRecord } from '../entitlement/subscriptions.sql.ts';
import { pullPayments } from '../projection/pull.ts';
import { leftInBalance } from '../refund/credit.sql.ts';
import { endAtOnce } from '../refund/end-at-once.ts';
import { confirmWithdrawal, requestWithdrawal } from './withdrawal.ts';

type WithdrawDeps = Pick<BillingDeps, 'db' | 'provider' | 'clock' | 'log'>;

type WithdrawRefusal = 'period over' | 'nothing to withdraw';

/** The error message for each refusal of a withdrawal. */
export const withdrawalRefusals: Record<WithdrawRefusal, string> = {
  'period over': 'The 14 days to withdraw are over. You can still cancel, and nothing more is charged.',
  'nothing to withdraw': 'There is no purchase to withdraw from.',
};

/**
 * Withdraws from the contract of every subscription that is in its first 14 days (CRD art. 11a): it ends at once and
 * its payments are refunded. The request is stored before the provider is asked, and jobs retry. Idempotent.
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
    const saved = await requestWithdrawal(db, { subscriptionId: id, userId, now: clock() });
    if (saved === 'gone') return { refused: 'nothing to withdraw' };
    if (saved === 'again') log.warn({ subscriptionId: id, userId }, 'Somebody bought and withdrew again within a year');
    await retryWithdrawal(deps, id);
  }
  return 'withdrawn';
}

/**
 * Removes the credit that came from the payments of a withdrawn subscription, and ends it. `pending`: not confirmed
 * yet, try again later.
 */
export async function retryWithdrawal(deps: WithdrawDeps, subscriptionId: string): Promise<'settled' | 'pending'> {
  const { db, clock } = deps;
  if (!(await isWithdrawalPending(db, subscriptionId))) return 'settled';
  if ((await spendCredit(deps, subscriptionId)) === 'pending') return 'pending';
  if ((await endAtOnce(deps, subscriptionId)) === 'pending') return 'pending';
  if (!('ok' in (await pullPayments(deps, subscriptionId)))) return 'pending';
  return (await confirmWithdrawal(db, subscriptionId, clock())) === 'confirmed' ? 'settled' : 'pending';
}

/** A subscription that has ended can still be withdrawn from while there is a payment to refund. */
async function isWithdrawable({ db, clock }: WithdrawDeps, subscription: SubscriptionRecord): Promise<boolean> {
  if (!permittedActions(subscription, clock()).includes('withdraw')) return false;
  return liveStatuses.includes(subscription.status) || (await listReturnable(db, subscription.id)).length > 0;
}

/**
 * Removes the credit that the subscription's plan changes left in the customer's balance, because its payments are
 * refunded and the customer would have the same money twice. `stays`: a person has to look.
 */
async function spendCredit(deps: WithdrawDeps, subscriptionId: string): Promise<'spent' | 'stays' | 'pending'> {
  const left = await leftInBalance(deps.db, subscriptionId);
  if (left === null) return 'spent';
  const taken = await deps.provider.subscriptions.takeCredit(subscriptionId, left);
  if ('unavailable' in taken) return 'pending';
  if ('refused' in taken || taken.ok === 'stays') {
    deps.log.error(
      { subscriptionId, amountMinor: left, ...taken },
      'A credit could not be taken back: somebody has to look',
    );
    return 'stays';
  }
  if (taken.ok === 'taken') await pullPayments(deps, subscriptionId);
  return 'spent';
}
