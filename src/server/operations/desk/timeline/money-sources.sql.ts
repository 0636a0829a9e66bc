import { sql } from 'kysely';
import { formatDate, formatInterval, formatMoney } from '#server/mail/format.ts';
import { purposeOf } from '../copy/purpose.ts';
import { type Row, type Said, type Source, said } from './source.ts';

/** Payments, returns, debts, subscriptions and the agreements about them. */
export const moneySources = {
  payments: {
    kind: 'money',
    rows: (userId) => sql`
      select coalesce(t.paid_at, t.billed_at, to_timestamp(t.occurred_at_us / 1e6)) as at, t.id, jsonb_build_object(
        'id', t.id, 'status', t.status, 'total', t.total_minor, 'currency', t.currency, 'origin', t.origin,
        'brand', t.card_brand, 'last4', t.card_last4, 'invoice', t.invoice_number,
        'plan', coalesce((
          select v.offer->>'name' from money_entries m join offer_versions v on v.id = m.offer_version_id
          where m.transaction_id = t.id and m.kind = 'payment' order by m.id limit 1
        ), s.offer_name, c.offer->>'name', 'payment'), 'number', greatest(0, (
          select count(*) from transactions before
          where before.subscription_id = t.subscription_id and before.total_minor > 0 and before.status in ('paid', 'completed')
            and before.origin in ('web', 'api', 'subscription_recurring')
            and (before.billed_at, before.id) < (t.billed_at, t.id)
        ))) as row
      from transactions t
      left join subscriptions s on s.id = t.subscription_id
      left join checkouts c on c.id = t.checkout_id
      where t.user_id = ${userId} and t.status in ('paid', 'completed', 'billed', 'past_due', 'canceled')`,
    say: sayPayment,
  },
  adjustments: {
    kind: 'money',
    rows: (userId) => sql`
      select a.created_at as at, a.id, jsonb_build_object('id', a.id, 'action', a.action, 'status', a.status,
        'total', a.total_minor, 'currency', a.currency, 'transaction', a.transaction_id) as row
      from adjustments a where a.user_id = ${userId}`,
    say: (row) => said(sayReturn(row), `of ${row.transaction}`, row.id),
  },
  refunds: {
    kind: 'money',
    rows: (userId) => sql`
      select r.owed_at as at, r.transaction_id as id, jsonb_build_object('reason', r.reason, 'transaction', r.transaction_id,
        'amount', coalesce(r.amount_minor, t.total_minor), 'currency', t.currency) as row
      from refunds r join transactions t on t.id = r.transaction_id where r.user_id = ${userId}`,
    say: ({ reason, transaction, amount, currency }) =>
      said(`${formatMoney(amount, currency)} has to go back`, becauseOf(reason), transaction),
  },
  checkouts: {
    kind: 'other',
    rows: (userId) => sql`
      select c.created_at as at, c.id, jsonb_build_object('plan', c.offer->>'name', 'price', coalesce(c.due_minor, c.amount_minor),
        'currency', c.currency, 'status', c.status, 'version', v.number) as row
      from checkouts c left join offer_versions v on v.id = c.offer_version_id where c.user_id = ${userId}`,
    say: ({ plan, version, price, currency, status }) =>
      said(
        'Checkout opened',
        `${plan}${version ? ` version ${version}` : ''}, ${formatMoney(price, currency)}`,
        status === 'failed' && 'not completed',
        status === 'open' && 'still open',
      ),
  },
  coupons: {
    kind: 'other',
    rows: (userId) => sql`
      select r.reserved_at as at, r.checkout_id as id, jsonb_build_object('name', c.name, 'checkout', r.checkout_id,
        'redeemed', r.redeemed_at is not null, 'released', r.released_at is not null) as row
      from coupon_redemptions r join coupons c on c.id = r.coupon_id where r.user_id = ${userId}`,
    say: ({ name, redeemed, released, checkout }) =>
      said(
        redeemed ? 'Coupon used' : released ? 'Coupon not used, given back' : 'Coupon reserved',
        name,
        `of ${checkout}`,
      ),
  },
  consents: {
    kind: 'other',
    rows: (userId) => sql`
      select accepted_at as at, position::text as id, record::jsonb as row from consent_ledger where user_id = ${userId}`,
    say: ({ version, locale, amount_minor, currency, position, kind }) =>
      said(
        kind === 'plan-change' ? 'Consent to a change of plan given' : 'Consent given',
        `version ${version}, ${locale}, ${formatMoney(amount_minor, currency)}`,
        `ledger ${position.toLocaleString('en-US')}`,
      ),
  },
  subscriptions: {
    kind: 'other',
    rows: (userId) => sql`
      select started_at as at, id, jsonb_build_object('id', id, 'what', 'began', 'plan', offer_name, 'price', amount_minor,
        'currency', currency, 'unit', interval_unit, 'count', interval_count, 'trial', trial_ends_at) as row
      from subscriptions where user_id = ${userId}
      union all
      select canceled_at, id || '.end', jsonb_build_object('id', id, 'what', 'ended', 'plan', offer_name)
      from subscriptions where user_id = ${userId} and canceled_at is not null`,
    say: (row) =>
      row.what === 'ended'
        ? said(`${row.plan ?? 'Subscription'} ended`, row.id)
        : said(
            `${row.plan ?? 'Subscription'} began`,
            row.trial && `free until ${formatDate(Date.parse(row.trial))}`,
            `${formatMoney(row.price, row.currency)} ${formatInterval(row.unit, row.count)}`,
            row.id,
          ),
  },
  subscription_history: {
    kind: 'other',
    rows: (userId) => sql`
      select h.effective_at as at, h.subscription_id || '.' || h.seq as id, jsonb_build_object('status', h.status,
        'scheduled', h.scheduled_action, 'scheduled_at', h.scheduled_at, 'cause', h.cause, 'id', h.subscription_id) as row
      from subscription_history h join subscriptions s on s.id = h.subscription_id
      where s.user_id = ${userId} and exists (
        select from subscription_history before where before.subscription_id = h.subscription_id and before.seq < h.seq)`,
    say: ({ status, scheduled, scheduled_at, cause, id }) =>
      said(
        `Subscription is ${String(status).replace('_', ' ')}`,
        scheduled && `${scheduled} planned${scheduled_at ? ` for ${formatDate(Date.parse(scheduled_at))}` : ''}`,
        cause,
        id,
      ),
  },
  planned_changes: {
    kind: 'other',
    rows: (userId) => sql`
      select planned_at as at, id::text, jsonb_build_object('name', agreed->>'name', 'price', agreed->'price', 'interval', agreed->'interval',
        'from', effective_at, 'made', made_at, 'ended', ended_at, 'because', ended_because, 'id', subscription_id) as row
      from planned_changes where user_id = ${userId}`,
    say: ({ name, price, interval, from, made, ended, because, id }) =>
      said(
        `Change of plan planned: ${name ?? 'another plan'}, ${formatMoney(price.amount_minor, price.currency)} ${formatInterval(interval.unit, interval.count)}`,
        `from ${formatDate(Date.parse(from))}`,
        made && `set up at Paddle on ${formatDate(Date.parse(made))}`,
        ended && `${because} on ${formatDate(Date.parse(ended))}`,
        id,
      ),
  },
  price_changes: {
    kind: 'other',
    rows: (userId) => sql`
      select c.announced_at as at, c.id || '.' || n.subscription_id as id, jsonb_build_object('before', n.amount_before_minor,
        'after', c.amount_minor, 'currency', c.currency, 'from', c.effective_at, 'moved', n.moved_at, 'left', n.left_because) as row
      from price_change_notices n join price_changes c on c.id = n.price_change_id where n.user_id = ${userId}`,
    say: ({ before, after, currency, from, moved, left }) =>
      said(
        `Change of the price announced: ${formatMoney(before, currency)} to ${formatMoney(after, currency)}`,
        `from ${formatDate(Date.parse(from))}`,
        moved && `moved on ${formatDate(Date.parse(moved))}`,
        left && `stays at the old price: ${left}`,
      ),
  },
} satisfies Record<string, Source>;

function becauseOf(reason: string): string {
  if (reason === 'plan not changed') return 'above the price that was agreed for a planned change';
  return `because of a ${reason}`.replace('a cancelled', 'a charge after cancelling,');
}

function sayPayment(row: Row): Said {
  const { id, status, total, currency, origin, brand, last4, invoice, plan, number } = row;
  const amount = formatMoney(total, currency);
  const purpose = purposeOf(origin, number, plan);
  const card = last4 && `${capitalized(brand ?? 'card')} •${last4}`;
  if (status === 'canceled') return said(`Payment of ${amount} was not completed`, purpose, id);
  if (status === 'past_due' || status === 'billed') return said(`A charge of ${amount} is not paid`, purpose, id);
  if (total === 0) return said('Nothing to pay', purpose, card, id);
  return said(`Paid ${amount}, ${purpose}`, card, id, invoice && `invoice ${invoice}`);
}

function sayReturn({ action, status, total, currency }: Row): string {
  const amount = formatMoney(total, currency);
  if (action === 'chargeback') return `Chargeback of ${amount}${status === 'reversed' ? ', lifted' : ''}`;
  if (action === 'chargeback_reverse') return `Chargeback of ${amount} lifted`;
  if (action !== 'refund')
    return `${capitalized(action.replaceAll('_', ' '))} of ${amount}, ${status.replaceAll('_', ' ')}`;
  if (status === 'approved') return `Refunded ${amount}`;
  return status === 'rejected' ? `Refund of ${amount} rejected by Paddle` : `Refund of ${amount} waits for Paddle`;
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
