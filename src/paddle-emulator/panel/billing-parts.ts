import { money, readableTime } from '#paddle-emulator/platform/format.ts';
import { escapeHtml } from '#paddle-emulator/platform/html.ts';
import type { State } from '#paddle-emulator/platform/state.ts';
import type { Subscription } from '#paddle-emulator/platform/subscription-entity.ts';
import type { Adjustment, Transaction } from '#paddle-emulator/platform/transaction-entities.ts';
import { actions, button, code, link, named, part, status, table } from './elements.ts';

const emulator = '/emulator';

export function subscriptionPart(state: State): string {
  const rows = Object.values(state.subscriptions).map((one) => subscriptionRow(state, one));
  const pauses = state.afterDunning === 'pause';
  const body = { afterwards: pauses ? 'cancel' : 'pause' };
  const dunning = `<p class="muted">A renewal that stays unpaid ${pauses ? 'pauses' : 'ends'} its subscription.</p>
<div class="buttons">${button(pauses ? 'End it instead' : 'Pause it instead', `${emulator}/dunning`, { method: 'PUT', body })}</div>`;
  return part(
    'subscriptions',
    'Subscriptions',
    `${table('subscriptions', ['Customer', 'Status', 'Next', 'Do'], rows)}${dunning}`,
  );
}

function subscriptionRow(state: State, subscription: Subscription): string[] {
  const { id, customer_id } = subscription;
  const email = state.customers[customer_id]?.email ?? customer_id;
  const declines = state.billings[id]?.card.renewals === 'decline';
  const path = `${emulator}/subscriptions/${id}`;
  return [
    named(email, id),
    status(subscription.status, { active: 'good', trialing: 'good', past_due: 'bad' }),
    nextOf(subscription),
    subscription.status === 'canceled'
      ? ''
      : actions(
          link('Change card', `${path}/card`, `of ${email}`),
          button('Renewals decline', `${path}/renewals`, {
            body: { renewals: declines ? 'succeed' : 'decline' },
            about: `of ${email}`,
            pressed: declines,
          }),
        ),
  ];
}

function nextOf({ scheduled_change, next_billed_at, canceled_at, paused_at }: Subscription): string {
  if (scheduled_change !== null) return `${scheduled_change.action} ${readableTime(scheduled_change.effective_at)}`;
  if (next_billed_at !== null) return `bill ${readableTime(next_billed_at)}`;
  if (canceled_at !== null) return `ended ${readableTime(canceled_at)}`;
  return paused_at === null ? '' : `paused ${readableTime(paused_at)}`;
}

export function transactionPart(state: State): string {
  const rows = Object.values(state.transactions).map((one) => transactionRow(state, one));
  return part(
    'transactions',
    'Transactions',
    table('transactions', ['Customer', 'Status', 'Total', 'Origin', 'When', 'Do'], rows),
  );
}

function transactionRow(state: State, transaction: Transaction): string[] {
  const { id, customer_id, currency_code, details, payments, origin } = transaction;
  const email = customer_id === null ? 'Nobody yet' : (state.customers[customer_id]?.email ?? customer_id);
  const errors = payments.flatMap(({ error_code }) => error_code ?? []);
  const refused = errors.length === 0 ? '' : `<br><span class="muted">${escapeHtml(errors.join(', '))}</span>`;
  return [
    named(email, id),
    `${status(transaction.status, { completed: 'good', past_due: 'bad' })}${refused}`,
    money(details.totals.grand_total, currency_code),
    escapeHtml(origin.replaceAll('_', ' ')),
    readableTime(transaction.billed_at ?? transaction.created_at),
    transactionActions(state, transaction),
  ];
}

function transactionActions(state: State, { id, status, checkout, details }: Transaction): string {
  if (status !== 'completed') {
    return checkout.url === null || status === 'canceled' ? '' : actions(link('Card form', `/checkout/${id}`, id));
  }
  const path = `${emulator}/transactions/${id}`;
  const invoice = link('Invoice', `/invoices/${id}`, id);
  if (details.totals.grand_total === '0') return actions(invoice);
  const disputed = chargebackOf(state, id);
  const dispute = disputed
    ? button('Reverse chargeback', `${path}/chargeback-reverse`, { about: id })
    : button('Raise chargeback', `${path}/chargeback`, { about: id });
  return actions(invoice, dispute);
}

function chargebackOf(state: State, transactionId: string): Adjustment | undefined {
  return Object.values(state.adjustments).find(
    ({ transaction_id, action, status }) =>
      transaction_id === transactionId && action === 'chargeback' && status === 'approved',
  );
}

/** Returned money; a pending refund has buttons for the decision that Paddle would make. */
export function adjustmentPart(state: State): string {
  const rows = Object.values(state.adjustments).map((one) => {
    const path = `${emulator}/adjustments/${one.id}`;
    const total = money(one.totals.total, one.currency_code);
    const decide = actions(
      button('Approve', `${path}/approve`, { about: `${one.action} of ${total}` }),
      button('Reject', `${path}/reject`, { about: `${one.action} of ${total}` }),
    );
    return [
      named(one.action.replaceAll('_', ' '), one.id),
      status(one.status, { approved: 'good', rejected: 'bad' }),
      total,
      code(one.transaction_id),
      readableTime(one.created_at),
      one.status === 'pending_approval' ? decide : '',
    ];
  });
  return part(
    'adjustments',
    'Refunds and chargebacks',
    table('adjustments', ['What', 'Status', 'Amount', 'Transaction', 'When', 'Do'], rows),
  );
}
