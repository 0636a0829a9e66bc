import { settleCredit } from '#paddle-emulator/customer/credit-balance.ts';
import type { Command } from '#paddle-emulator/platform/engine.ts';
import type { Period } from '#paddle-emulator/platform/entities.ts';
import type { Line } from '#paddle-emulator/platform/rows.ts';
import type { Moment, State } from '#paddle-emulator/platform/state.ts';
import type { Subscription } from '#paddle-emulator/platform/subscription-entity.ts';
import type { Transaction } from '#paddle-emulator/platform/transaction-entities.ts';
import { type PreviewDetails, previewDetails } from '#paddle-emulator/transaction/preview-transaction.ts';
import type { SubscriptionPatch } from './changeable.ts';
import { type PlanChange, planChange } from './plan-change.ts';
import { nextPeriod } from './subscription.ts';
import { draftTransaction, recurringLines } from './subscription-transaction.ts';
import { updatable } from './update-subscription.ts';

interface TransactionPreview {
  billing_period: Period;
  details: PreviewDetails;
  adjustments: never[];
}

interface Money {
  amount: string;
  currency_code: string;
}

export type SubscriptionPreview = Omit<Subscription, 'id'> & {
  immediate_transaction: TransactionPreview | null;
  next_transaction: TransactionPreview | null;
  recurring_transaction_details: PreviewDetails;
  update_summary: { credit: Money; charge: Money; result: Money & { action: 'credit' | 'charge' } } | null;
};

/** The subscription and its bills after a change; stores nothing. */
export function previewChange(id: string, patch: SubscriptionPatch): Command<SubscriptionPreview> {
  return (state, moment) => {
    const found = updatable(state, moment, id);
    if ('refused' in found) return found;
    const billsNothing = patch.items === undefined && patch.next_billed_at === undefined;
    const change = billsNothing
      ? unchanged(found.subscription, patch)
      : planChange(state, moment, found.subscription, patch);
    if ('refused' in change) return change;
    return { state, answer: previewOf(state, moment, change) };
  };
}

function unchanged(subscription: Subscription, { scheduled_change }: SubscriptionPatch): PlanChange {
  const changed = scheduled_change === undefined ? subscription : { ...subscription, scheduled_change };
  return { subscription: changed, anchor: null, lines: [], when: 'now', period: null };
}

export function previewOf(state: State, moment: Moment, change: PlanChange): SubscriptionPreview {
  const { subscription, anchor, lines, when, period } = change;
  const billing = { ...state.billings[subscription.id]!, ...anchor };
  const draft = (current: State, charged: readonly Line[]) =>
    draftTransaction(current, moment, subscription, { origin: 'subscription_update', lines: charged, period });
  const immediate = when === 'now' && lines.length > 0 ? draft(state, lines) : null;
  const afterwards = immediate === null ? state : settleCredit(state, immediate);
  const deferred = when === 'now' ? billing.deferred : [...billing.deferred, ...lines];
  const recurring = recurringLines(state, subscription);
  const next = draft(afterwards, [...recurring, ...deferred]);
  const withoutCredit = { ...state, creditBalances: {} };
  const { id: _, ...shown } = subscription;
  return {
    ...shown,
    immediate_transaction: immediate === null ? null : previewTransaction(immediate, period!),
    next_transaction: willBill(subscription)
      ? previewTransaction(next, nextPeriod(billing, subscription.billing_cycle))
      : null,
    recurring_transaction_details: previewDetails(draft(withoutCredit, recurring).details),
    update_summary: lines.length === 0 ? null : summaryOf(draft(withoutCredit, lines)),
  };
}

function willBill({ next_billed_at, scheduled_change }: Subscription): boolean {
  return next_billed_at !== null && scheduled_change === null;
}

function previewTransaction({ details }: Transaction, billing_period: Period): TransactionPreview {
  return { billing_period, details: previewDetails(details), adjustments: [] };
}

function summaryOf({ details, currency_code }: Transaction): SubscriptionPreview['update_summary'] {
  const totals = details.line_items.map(({ totals: { total } }) => Number(total));
  const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + amount, 0);
  const charge = sum(totals.filter((total) => total > 0));
  const credit = -sum(totals.filter((total) => total < 0));
  const money = (amount: number) => ({ amount: String(amount), currency_code });
  const action = charge >= credit ? ('charge' as const) : ('credit' as const);
  return { credit: money(credit), charge: money(charge), result: { action, ...money(Math.abs(charge - credit)) } };
}
