import type { Kysely } from 'kysely';
import type { Offer } from '#contract/offer.ts';
import type { CouponOff } from '#contract/offer-list/coupon-terms.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import type { PastLife, PastMoney, PastRequest, PastState } from './acts-of.ts';
import type { PastPurchase } from './past-purchase.ts';

/** The first moment of a time and the first one after it, epoch ms. */
export interface Span {
  from: number;
  until: number;
}

/** A purchase with the id by which the rest of its life is found; the id never leaves this process. */
export interface FoundPurchase extends Omit<PastPurchase, 'acts'> {
  subscriptionId: string;
  resumeAt: number | null;
}

const inSpan = (db: Kysely<Schema>, { from, until }: Span) =>
  db
    .selectFrom('checkouts')
    .innerJoin('transactions', 'transactions.id', 'checkouts.transaction_id')
    .innerJoin('subscriptions', 'subscriptions.id', 'transactions.subscription_id')
    .where('checkouts.status', '=', 'completed')
    .where('subscriptions.started_at', '>=', new Date(from))
    .where('subscriptions.started_at', '<', new Date(until));

export async function countPurchases(db: Kysely<Schema>, span: Span): Promise<number> {
  const { count } = await inSpan(db, span)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Purchases of the span, oldest first. */
export async function listPurchases(db: Kysely<Schema>, span: Span): Promise<FoundPurchase[]> {
  const rows = await inSpan(db, span)
    .leftJoin('offer_versions', 'offer_versions.id', 'checkouts.offer_version_id')
    .leftJoin('coupons', 'coupons.id', 'checkouts.coupon_id')
    .select([
      'subscriptions.id as subscriptionId',
      'subscriptions.started_at as startedAt',
      'subscriptions.resume_at as resumeAt',
      'checkouts.offer_id as offerId',
      'checkouts.currency',
      'checkouts.country as chosenCountry',
      'checkouts.offer as sold',
      'offer_versions.offer as listed',
      'coupons.percents',
      'coupons.amounts',
    ])
    .select(({ selectFrom }) =>
      selectFrom('money_entries')
        .select('country')
        .whereRef('money_entries.subscription_id', '=', 'subscriptions.id')
        .where('kind', '=', 'payment')
        .where('country', 'is not', null)
        .orderBy('occurred_at')
        .limit(1)
        .as('paidFrom'),
    )
    .orderBy('subscriptions.started_at')
    .orderBy('subscriptions.id')
    .execute();
  return rows.map((row) => ({
    subscriptionId: row.subscriptionId,
    resumeAt: row.resumeAt?.getTime() ?? null,
    at: row.startedAt.getTime(),
    offerId: row.offerId,
    currency: row.currency,
    country: row.paidFrom ?? row.chosenCountry,
    trial: trialOf(row.sold as TrialPart, row.listed as TrialPart | null),
    coupon: couponOf(row.percents as Percents | null, row.amounts as Amounts | null),
  }));
}

type TrialPart = Pick<Offer, 'trial'>;
type Percents = Extract<CouponOff, { percents: unknown }>['percents'];
type Amounts = Extract<CouponOff, { amounts: unknown }>['amounts'];

function trialOf(sold: TrialPart, listed: TrialPart | null): PastPurchase['trial'] {
  if (sold.trial) return 'had';
  return listed?.trial ? 'withheld' : 'not offered';
}

function couponOf(percents: Percents | null, amounts: Amounts | null): CouponOff | null {
  if (percents !== null) return { percents };
  return amounts === null ? null : { amounts };
}

type Lives = Map<string, { -readonly [Part in keyof Omit<PastLife, 'resumeAt'>]: PastLife[Part][number][] }>;

/** What became of subscriptions until a time (epoch ms), by their ids. */
export async function readLives(db: Kysely<Schema>, ids: readonly string[], until: number): Promise<Lives> {
  const lives: Lives = new Map(
    ids.map((id) => [id, { states: [], money: [], requests: [], moves: [], laterPlans: [] }]),
  );
  if (ids.length === 0) return lives;
  for (const { id, ...state } of await listStates(db, ids, until)) lives.get(id)!.states.push(state);
  for (const { id, ...money } of await listMoney(db, ids, until)) lives.get(id)!.money.push(money);
  for (const { id, ...request } of await listRequests(db, ids)) lives.get(id)!.requests.push(request);
  for (const { id, ...move } of await listMoves(db, ids, until)) lives.get(id)!.moves.push(move);
  for (const { id, ...plan } of await listLaterPlans(db, ids, until)) lives.get(id)!.laterPlans.push(plan);
  return lives;
}

type Of<Part> = Part & { id: string };

async function listStates(db: Kysely<Schema>, ids: readonly string[], until: number): Promise<Of<PastState>[]> {
  const rows = await db
    .selectFrom('subscription_history')
    .select(['subscription_id', 'seq', 'status', 'scheduled_action', 'scheduled_at', 'offer_id'])
    .where('subscription_id', 'in', ids)
    .where('effective_at', '<', new Date(until))
    .orderBy('seq')
    .execute();
  return rows.map(({ subscription_id, seq, status, scheduled_action, scheduled_at, offer_id }) => ({
    id: subscription_id,
    at: Math.floor(Number(seq) / 1000),
    status,
    scheduled:
      scheduled_action === null || scheduled_at === null
        ? null
        : { action: scheduled_action, at: scheduled_at.getTime() },
    offerId: offer_id,
  }));
}

async function listMoney(db: Kysely<Schema>, ids: readonly string[], until: number): Promise<Of<PastMoney>[]> {
  const rows = await db
    .selectFrom('money_entries')
    .select(['subscription_id', 'occurred_at', 'kind', 'transaction_id', 'gross_minor'])
    .where('subscription_id', 'in', ids)
    .where('occurred_at', '<', new Date(until))
    .orderBy('occurred_at')
    .orderBy('id')
    .execute();
  return rows.map(({ subscription_id, occurred_at, kind, transaction_id, gross_minor }) => ({
    id: subscription_id!,
    at: occurred_at.getTime(),
    kind,
    transactionId: transaction_id,
    grossMinor: Number(gross_minor),
  }));
}

async function listRequests(db: Kysely<Schema>, ids: readonly string[]): Promise<Of<PastRequest>[]> {
  const [cancellations, withdrawals] = await Promise.all([
    db
      .selectFrom('cancellations')
      .select(['subscription_id', 'requested_at'])
      .where('subscription_id', 'in', ids)
      .where('confirmed_at', 'is not', null)
      .orderBy('requested_at')
      .execute(),
    db
      .selectFrom('withdrawals')
      .select(['subscription_id', 'requested_at'])
      .where('subscription_id', 'in', ids)
      .execute(),
  ]);
  const all = (rows: typeof withdrawals, email: PastRequest['email']) =>
    rows.map(({ subscription_id, requested_at }) => ({ id: subscription_id, at: requested_at.getTime(), email }));
  return [...all(cancellations, 'cancelled'), ...all(withdrawals, 'withdrawn')];
}

async function listMoves(
  db: Kysely<Schema>,
  ids: readonly string[],
  until: number,
): Promise<Of<PastLife['moves'][number]>[]> {
  const rows = await db
    .selectFrom('billing_moves')
    .select(['subscription_id', 'moved_at', 'from_at', 'to_at'])
    .where('subscription_id', 'in', ids)
    .where('moved_at', '<', new Date(until))
    .orderBy('moved_at')
    .execute();
  return rows.map(({ subscription_id, moved_at, from_at, to_at }) => ({
    id: subscription_id,
    at: moved_at!.getTime(),
    byMs: to_at.getTime() - from_at.getTime(),
  }));
}

async function listLaterPlans(
  db: Kysely<Schema>,
  ids: readonly string[],
  until: number,
): Promise<Of<PastLife['laterPlans'][number]>[]> {
  const rows = await db
    .selectFrom('planned_changes')
    .select(['subscription_id', 'planned_at', 'begun_at', 'made_at', 'agreed'])
    .where('subscription_id', 'in', ids)
    .where('planned_at', '<', new Date(until))
    .orderBy('id')
    .execute();
  return rows.map(({ subscription_id, planned_at, begun_at, made_at, agreed }) => ({
    id: subscription_id,
    agreedAt: planned_at.getTime(),
    begunAt: made_at === null || begun_at === null || begun_at.getTime() >= until ? null : begun_at.getTime(),
    offerId: (agreed as { offerId: number }).offerId,
  }));
}
