import type { PaymentFacts, SubscriptionFacts } from '../provider-event.ts';
import { type DiscountShare, netAmount, roundShare, type Taxing } from './net-amount.ts';

/** The facts that an event reported about a subscription or one of its payments. */
export interface HeardOfSubscription {
  eventId: string;
  /** The provider's time, µs since 1970. */
  seq: number;
  /** Epoch ms. */
  heardAt: number;
  told: SubscriptionFacts | PaymentFacts;
}

export interface HistoryRow {
  /** µs since 1970; orders the rows. */
  seq: number;
  /** Epoch ms. */
  heardAt: number;
  status: string;
  netMinor: number;
  currency: string;
  intervalUnit: SubscriptionFacts['intervalUnit'];
  intervalCount: number;
  /** Epoch ms; null while no discount with an end runs. */
  discountUntil: number | null;
  scheduled: { action: string; at: number } | null;
  offerId: number | null;
  cause: string;
  /** Null for the end of a discount, which no event reports. */
  sourceEvent: string | null;
}

/** A state of the subscription, as reported or at the end of its discount. */
type Stage = Omit<HeardOfSubscription, 'told' | 'eventId'> & { told: SubscriptionFacts; eventId: string | null };

/**
 * The history of a subscription from all its recorded events: a row when something differs from the row before. The
 * order in which the events arrived changes nothing.
 * @param heard in the order of the provider's time
 */
export function historyOf(heard: readonly HeardOfSubscription[]): HistoryRow[] {
  const payments = heard.flatMap(({ seq, told }) => (told.kind === 'payment' ? [{ seq, value: told }] : []));
  const taxings = payments.flatMap(({ seq, value }) => (value.taxing ? [{ seq, value: value.taxing }] : []));
  const discounts = discountsOf(payments);
  const bills = billsOf(payments);
  const rows: HistoryRow[] = [];
  for (const stage of stagesOf(heard)) {
    const row = rowOf(stage, {
      bills,
      taxing: inForce(taxings, stage.seq),
      discount: inForce(
        discounts.filter(({ value }) => value.id === stage.told.discount?.id),
        stage.seq,
      ),
    });
    const before = rows.at(-1);
    if (before === undefined || !isSame(before, row)) rows.push({ ...row, cause: causeOf(before, row) });
  }
  return rows;
}

/** A fact that one payment reported. */
interface Fact<T> {
  seq: number;
  value: T;
}

type Discount = DiscountShare & { id: string };
type Bill = NonNullable<PaymentFacts['billed']> & { rate: string | undefined };

/** The provider's net amounts of full prices, from completed payments. */
function billsOf(payments: readonly Fact<PaymentFacts>[]): Fact<Bill>[] {
  return payments.flatMap(({ seq, value: { status, billed, taxing } }) =>
    billed && status === 'completed' ? [{ seq, value: { ...billed, rate: taxing?.rate } }] : [],
  );
}

/** The share of each discount: from the bills of full prices, or from any payment while there is no such bill. */
function discountsOf(payments: readonly Fact<PaymentFacts>[]): Fact<Discount>[] {
  const rough = payments.flatMap(({ seq, value: { discount } }) => (discount ? [{ seq, value: discount }] : []));
  const round = payments.flatMap(({ seq, value: { status, discount, billed, taxing } }) =>
    discount && billed && status === 'completed'
      ? [{ seq, value: { id: discount.id, ...roundShare(discount, taxing, billed) } }]
      : [],
  );
  return [...round, ...rough.filter(({ value }) => round.every((one) => one.value.id !== value.id))];
}

/** The reported states, and one more where a discount ends in between. Of two at one instant the later counts. */
function stagesOf(heard: readonly HeardOfSubscription[]): Stage[] {
  const told = heard.filter(
    (one): one is HeardOfSubscription & { told: SubscriptionFacts } => one.told.kind === 'subscription',
  );
  const states = told.filter((state, i) => told[i + 1]?.seq !== state.seq);
  return states.flatMap((state, i): Stage[] => {
    const endsAt = (state.told.discount?.until ?? 0) * 1000;
    const next = states[i + 1]?.seq ?? Number.POSITIVE_INFINITY;
    if (endsAt <= state.seq || endsAt >= next || state.told.status === 'canceled') return [state];
    return [state, { ...state, seq: endsAt, eventId: null }];
  });
}

function rowOf(
  { seq, heardAt, eventId, told }: Stage,
  facts: { taxing: Taxing | null; discount: DiscountShare | null; bills: readonly Fact<Bill>[] },
): HistoryRow {
  const until = told.discount?.until ?? null;
  const isDiscounted = told.discount !== null && (until === null || until * 1000 > seq);
  const discountId = isDiscounted ? told.discount!.id : null;
  const bills = facts.bills.filter(
    ({ value }) =>
      value.listedMinor === told.listedMinor && value.discountId === discountId && value.rate === facts.taxing?.rate,
  );
  const computed = netAmount(told.listedMinor, facts.taxing, isDiscounted ? facts.discount : null);
  return {
    seq,
    heardAt,
    status: told.status,
    currency: told.currency,
    // The provider's own sum where there is one, because it rounds line by line.
    netMinor: inForce(bills, seq)?.netMinor ?? computed,
    intervalUnit: told.intervalUnit,
    intervalCount: told.intervalCount,
    discountUntil: isDiscounted ? until : null,
    scheduled: told.scheduled,
    offerId: told.offerId,
    cause: '',
    sourceEvent: eventId,
  };
}

/** The latest fact until then, because a tax may change; the first one after it when there was none before. */
function inForce<T>(facts: readonly Fact<T>[], seq: number): T | null {
  return (facts.findLast((one) => one.seq <= seq) ?? facts[0])?.value ?? null;
}

const compared = [
  'status',
  'netMinor',
  'currency',
  'intervalUnit',
  'intervalCount',
  'discountUntil',
  'offerId',
] as const;

function isSame(a: HistoryRow, b: HistoryRow): boolean {
  const isScheduledSame = a.scheduled?.action === b.scheduled?.action && a.scheduled?.at === b.scheduled?.at;
  return isScheduledSame && compared.every((field) => a[field] === b[field]);
}

function causeOf(before: HistoryRow | undefined, row: HistoryRow): string {
  if (before === undefined) return row.status === 'trialing' ? 'trial began' : 'began';
  if (before.status !== row.status) return causes[row.status]?.[before.status] ?? causes[row.status]?.any ?? row.status;
  if (row.sourceEvent === null || before.discountUntil !== row.discountUntil) return 'discount changed';
  if (
    before.offerId !== row.offerId ||
    before.intervalUnit !== row.intervalUnit ||
    before.intervalCount !== row.intervalCount
  )
    return 'plan changed';
  if (before.netMinor !== row.netMinor || before.currency !== row.currency) return 'price changed';
  return row.scheduled === null ? 'plans dropped' : `${row.scheduled.action} planned`;
}

const causes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  active: { trialing: 'trial ended', past_due: 'recovered', paused: 'carried on', any: 'active again' },
  past_due: { any: 'payment failed' },
  paused: { past_due: 'gave up on payment', any: 'paused' },
  canceled: { past_due: 'gave up on payment', any: 'ended' },
};
