import { type Kysely, sql, type Transaction } from 'kysely';
import type { Offer } from '#contract/offer.ts';
import { introEndsAt } from '#contract/purchase-terms.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import type { SubscriptionFacts } from './entitlement.ts';
import { factColumns } from './facts.sql.ts';
import type { PlannedChange } from './planned-change.ts';
import { factsOf, type OpenGrant } from './subscription-facts.ts';

/** A subscription with the facts from its payments, cancellation and withdrawal. Times are epoch ms. */
export interface SubscriptionRecord extends SubscriptionFacts {
  id: string;
  userId: string;
  offerId: number | null;
  offerName: string | null;
  /** The full price of one payment. */
  amountMinor: number;
  currency: string;
  /** The lower first price as it was agreed to, while it runs; payments from `endsAt` on are the full price. */
  intro: { amountMinor: number; endsAt: number } | null;
  intervalUnit: 'day' | 'week' | 'month' | 'year';
  intervalCount: number;
  startedAt: number;
  nextBilledAt: number | null;
  scheduledAction: string | null;
  scheduledAt: number | null;
  canceledAt: number | null;
  /** A cancellation is scheduled at the provider, or requested and not undone. */
  cancelWanted: boolean;
  pausedAt: number | null;
  /** When a planned or running pause ends by itself. */
  resumeAt: number | null;
  /** Null without one. `refund` is null while no payment is owed, `refundedAt` until every refund is approved. */
  withdrawal: {
    requestedAt: number;
    /** Whether it is a repeated withdrawal, for which the days used are not refunded. */
    isRepeated: boolean;
    /** The provider has ended the subscription, and all its payments are known. */
    isConfirmed: boolean;
    refund: { amountMinor: number; currency: string } | null;
    refundedAt: number | null;
  } | null;
  card: { brand: string; last4: string } | null;
  /** The latest change that begins with a renewal and was not ended; see `planned-change.ts`. */
  planned: PlannedChange | null;
}

export async function listSubscriptions(db: Kysely<Schema>, userId: string): Promise<SubscriptionRecord[]> {
  return listSubscriptionsOf(db, [userId]);
}

/** The subscriptions of several users. */
export async function listSubscriptionsOf(
  db: Kysely<Schema>,
  userIds: readonly string[],
): Promise<SubscriptionRecord[]> {
  const rows = await subscriptions(db)
    .where('subscriptions.user_id', 'in', [...userIds])
    .execute();
  return rows.map((row) => recordOf(row, row.user_id!));
}

/** Epoch ms; null when there is no such subscription. */
export async function findStart(db: Kysely<Schema>, id: string): Promise<number | null> {
  const row = await db.selectFrom('subscriptions').select('started_at').where('id', '=', id).executeTakeFirst();
  return row?.started_at.getTime() ?? null;
}

/** Null for an unknown subscription, or one without an owner. */
export async function findOwner(db: Kysely<Schema>, id: string): Promise<string | null> {
  const row = await db.selectFrom('subscriptions').select('user_id').where('id', '=', id).executeTakeFirst();
  return row?.user_id ?? null;
}

const facts = factColumns('subscriptions.id', 'subscriptions.user_id');

/**
 * Locks a subscription until the transaction ends, after its person, as the order of locks wants (`in-transaction.ts`).
 * Always lock it before its cancellation.
 */
export async function lockSubscription(
  tx: Transaction<Schema>,
  id: string,
): Promise<{ status: string; userId: string | null; isEnding: boolean } | null> {
  await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', ({ selectFrom }) => selectFrom('subscriptions').select('user_id').where('id', '=', id))
    .forNoKeyUpdate()
    .execute();
  const row = await tx
    .selectFrom('subscriptions')
    .select(['status', 'user_id', 'scheduled_action'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) return null;
  const isEnding = row.status === 'canceled' || row.scheduled_action === 'cancel';
  return { status: row.status, userId: row.user_id, isEnding };
}

type Row = Awaited<ReturnType<ReturnType<typeof subscriptions>['execute']>>[number];

function subscriptions(db: Kysely<Schema>) {
  return db
    .selectFrom('subscriptions')
    .leftJoin('offers', 'offers.id', 'subscriptions.offer_id')
    .selectAll('subscriptions')
    .select(({ fn }) => fn.coalesce('subscriptions.offer_name', 'offers.name').as('offer_name'))
    .select([
      sql<Date | null>`${sql.raw(facts.paid_until)}`.as('paid_until'),
      sql<OpenGrant[]>`${sql.raw(facts.grants)}`.as('grants'),
      sql<boolean>`${sql.raw(facts.cancel_asked)}`.as('cancel_asked'),
      sql<Date | null>`${sql.raw(facts.awaits_payment_since)}`.as('awaits_payment_since'),
      sql<'charged back' | 'paid back' | null>`${sql.raw(facts.stopped)}`.as('stopped'),
      sql<Date | null>`${sql.raw(facts.withdrawn_at)}`.as('withdrawn_at'),
    ])
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom('transactions')
          .select(['card_brand', 'card_last4'])
          .whereRef('transactions.subscription_id', '=', 'subscriptions.id')
          .where('transactions.status', '=', 'completed')
          .where('card_last4', 'is not', null)
          .orderBy(
            ({ fn }) => fn.coalesce('paid_at', 'billed_at'),
            (order) => order.desc().nullsLast(),
          )
          .limit(1)
          .as('paid_with'),
      (join) => join.onTrue(),
    )
    .select(['paid_with.card_brand', 'paid_with.card_last4'])
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom('checkouts')
          .innerJoin('transactions as first', 'first.id', 'checkouts.transaction_id')
          .select('checkouts.offer as bought')
          .whereRef('first.subscription_id', '=', 'subscriptions.id')
          .limit(1)
          .as('bought_as'),
      (join) => join.onTrue(),
    )
    .select('bought_as.bought')
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom('planned_changes')
          .select(['id as planned_id', 'present', 'agreed', 'effective_at', 'begun_at', 'made_at'])
          .whereRef('planned_changes.subscription_id', '=', 'subscriptions.id')
          .where('planned_changes.ended_at', 'is', null)
          .orderBy('planned_changes.id', 'desc')
          .limit(1)
          .as('planned'),
      (join) => join.onTrue(),
    )
    .select(['planned_id', 'present', 'agreed', 'effective_at', 'begun_at', 'made_at'])
    .leftJoin('withdrawals', 'withdrawals.subscription_id', 'subscriptions.id')
    .leftJoinLateral(
      () => refundOfWithdrawal.as('given_back'),
      (join) => join.onTrue(),
    )
    .select([
      'withdrawals.is_repeated as withdrawn_again',
      'withdrawals.confirmed_at as withdrawal_confirmed_at',
      'given_back.amount_minor as given_back_minor',
      'given_back.currency as given_back_currency',
      'given_back.approved_at_us',
    ]);
}

/** The sum of a withdrawal's refunds; `approved_at_us` is null until the provider has approved all of them. */
const refundOfWithdrawal = sql<{
  amount_minor: string | null;
  currency: string | null;
  approved_at_us: string | null;
}>`(
  select sum(coalesce(r.amount_minor, t.total_minor)) as amount_minor, max(t.currency) as currency,
    case when bool_and(a.at_us is not null) then max(a.at_us) end as approved_at_us
  from refunds r
  join transactions t on t.id = r.transaction_id
  left join lateral (
    select max(occurred_at_us) as at_us
    from adjustments
    where transaction_id = r.transaction_id and action = 'refund' and status = 'approved'
  ) a on true
  where r.subscription_id = subscriptions.id and r.reason = 'withdrawal'
)`;

function recordOf(row: Row, userId: string): SubscriptionRecord {
  return {
    ...factsOf(row),
    id: row.id,
    userId,
    offerId: row.offer_id,
    offerName: row.offer_name,
    amountMinor: row.amount_minor,
    currency: row.currency,
    intro: introOf(row),
    intervalUnit: row.interval_unit,
    intervalCount: row.interval_count,
    startedAt: row.started_at.getTime(),
    nextBilledAt: row.next_billed_at?.getTime() ?? null,
    scheduledAction: row.scheduled_action,
    scheduledAt: row.scheduled_at?.getTime() ?? null,
    canceledAt: row.canceled_at?.getTime() ?? null,
    pausedAt: row.paused_at?.getTime() ?? null,
    resumeAt: row.resume_at?.getTime() ?? null,
    withdrawal: withdrawalOf(row),
    card: row.card_brand && row.card_last4 ? { brand: row.card_brand, last4: row.card_last4 } : null,
    planned: plannedOf(row),
  };
}

function plannedOf({ planned_id, present, agreed, effective_at, begun_at, made_at }: Row): PlannedChange | null {
  if (planned_id === null || effective_at === null) return null;
  return {
    id: String(planned_id),
    present: present as unknown as PlannedChange['present'],
    agreed: agreed as unknown as PlannedChange['agreed'],
    effectiveAt: effective_at.getTime(),
    begunAt: begun_at?.getTime() ?? null,
    madeAt: made_at?.getTime() ?? null,
  };
}

/**
 * As it was agreed to, while the provider has the discount. It was for the price that was bought: a change of plan or of
 * price has ended it.
 */
function introOf({ bought, offer_id, amount_minor, discount_ends_at, started_at }: Row): SubscriptionRecord['intro'] {
  const { id, price, interval, intro } = (bought ?? {}) as Partial<Offer>;
  if (discount_ends_at === null || intro === undefined || interval === undefined) return null;
  if (id !== offer_id || price?.amount_minor !== amount_minor) return null;
  return { amountMinor: intro.price.amount_minor, endsAt: introEndsAt({ interval, intro }, started_at.getTime()) };
}

function withdrawalOf(row: Row): SubscriptionRecord['withdrawal'] {
  if (row.withdrawn_at === null) return null;
  const { given_back_minor, given_back_currency, approved_at_us } = row;
  const isRefunded = given_back_minor !== null && given_back_currency !== null;
  return {
    requestedAt: row.withdrawn_at.getTime(),
    isRepeated: row.withdrawn_again === true,
    isConfirmed: row.withdrawal_confirmed_at !== null,
    refund: isRefunded ? { amountMinor: Number(given_back_minor), currency: given_back_currency } : null,
    refundedAt: approved_at_us === null ? null : Number(BigInt(approved_at_us) / 1000n),
  };
}
