import type { RevenueQuery, RevenueReport } from '#contract/console/revenue.ts';

/**
 * A slow and simple version of the revenue report, to compare the real one with. It shares no code with it: it reads
 * the rows of the ledger and of the history, and goes through them customer by customer.
 *
 * Money counts on its day in UTC and until yesterday, as it was paid out in US dollars. A refund belongs to the payment
 * when it comes within so many days. MRR is the last state of each subscription; filters compare the state with which a
 * subscription began. A renewal was due when the paid time was over; it counts 30 days later, and a customer who has
 * not paid by then has gone. A customer's value after so many days is the money of these days, of all customers whose
 * first payment is longer ago.
 */
export interface LedgerRow {
  kind: string;
  transaction_id: string;
  subscription_id: string;
  customer_ref: string;
  /** Epoch ms. */
  at: number;
  currency: string;
  gross: number;
  payout_currency: string | null;
  payout_gross: number;
  payout_tax: number;
  payout_net: number;
  renewal_number: number;
  interval_count: number;
  offer_id: number;
  cohort: string;
  source: string;
  country: string | null;
  campaign: string;
}

export interface StateRow {
  subscription_id: string;
  /** Epoch ms. */
  at: number;
  seq: number;
  status: string;
  currency: string;
  /** Its MRR, in millionths. */
  micro: bigint;
  offer_id: number;
  cohort: string;
  source: string;
  country: string | null;
  campaign: string;
}

export interface Books {
  ledger: readonly LedgerRow[];
  states: readonly StateRow[];
  /** Epoch ms. */
  now: number;
}

const dayMs = 86_400_000;
const dayNumber = (at: number) => Math.floor(at / dayMs);
const monthOf = (at: number) => new Date(at).toISOString().slice(0, 7);
const add = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
const startOf = (month: string) => Date.parse(`${month}-01T00:00:00Z`);
function endOf(month: string): number {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return Date.UTC(year, number, 1);
}

type Filtered = Pick<LedgerRow, 'offer_id' | 'cohort' | 'source' | 'country' | 'campaign'>;

function isWanted(row: Filtered, query: RevenueQuery): boolean {
  return (
    (query.plan === undefined || row.offer_id === Number(query.plan)) &&
    (query.cohort === undefined || row.cohort === query.cohort) &&
    (query.source === undefined || row.source === query.source) &&
    (query.campaign === undefined || row.campaign === query.campaign) &&
    (query.country === undefined || (row.country ?? '') === query.country)
  );
}

/** The sums of a month, to compare with those of the report. */
function referenceMonth(books: Books, query: RevenueQuery, month: string) {
  const today = dayNumber(books.now) * dayMs;
  const rows = books.ledger.filter(
    (row) => isWanted(row, query) && row.payout_currency === 'USD' && monthOf(row.at) === month && row.at < today,
  );
  const paid = rows.filter(({ kind }) => kind === 'payment');
  const back = rows.filter(({ kind }) => kind === 'refund');
  const disputed = rows.filter(({ kind }) => kind.startsWith('chargeback'));
  const refunded = (days: number) =>
    paid.filter((payment) => {
      const refunds = books.ledger.filter(
        (row) => row.kind === 'refund' && row.transaction_id === payment.transaction_id,
      );
      return (
        add(refunds.map(({ gross }) => gross)) < 0 &&
        Math.min(...refunds.map(({ at }) => at)) <= payment.at + days * dayMs
      );
    }).length;
  const gross = add(paid.map((row) => row.payout_gross));
  const tax = add(paid.map((row) => row.payout_tax));
  return {
    paid: gross,
    tax: 0 - tax,
    fees: add(paid.map((row) => row.payout_net)) - gross + tax,
    refunds: add(back.map((row) => row.payout_net)),
    chargebacks: add(disputed.map((row) => row.payout_net)),
    net: add(rows.map((row) => row.payout_net)),
    payments: paid.length,
    first_payments: paid.filter((row) => row.renewal_number === 0).length,
    refund_count: add(back.map((row) => (row.gross < 0 ? 1 : -1))),
    chargeback_count: disputed.filter(({ kind }) => kind === 'chargeback').length,
    disputed: 0 - add(disputed.filter(({ kind }) => kind === 'chargeback').map((row) => row.payout_gross)),
    refunded_30: refunded(30),
    refunded_90: refunded(90),
  };
}

/** The payments of each week, and how many were returned within so many days; the weeks by their Monday. */
export function referenceReturns(books: Books, query: RevenueQuery) {
  const weeks = new Map<string, { payments: number; refunded: number[]; chargedBack: number[] }>();
  for (const payment of books.ledger) {
    if (payment.kind !== 'payment' || !isWanted(payment, query) || dayNumber(payment.at) >= dayNumber(books.now))
      continue;
    // 1970 began on a Thursday.
    const monday = dayNumber(payment.at) - ((dayNumber(payment.at) + 3) % 7);
    const name = new Date(monday * dayMs).toISOString().slice(0, 10);
    const week = weeks.get(name) ?? { payments: 0, refunded: [], chargedBack: [] };
    weeks.set(name, week);
    week.payments += 1;
    const returnedAfter = (...kinds: string[]) => {
      const own = books.ledger.filter(
        (row) => row.transaction_id === payment.transaction_id && kinds.includes(row.kind),
      );
      return add(own.map(({ gross }) => gross)) < 0 ? [Math.min(...own.map(({ at }) => at)) - payment.at] : [];
    };
    week.refunded.push(...returnedAfter('refund'));
    week.chargedBack.push(...returnedAfter('chargeback', 'chargeback_reverse'));
  }
  const within = (delays: number[], days: number) => delays.filter((delay) => delay <= days * dayMs).length;
  return new Map(
    [...weeks].map(([name, { payments, refunded, chargedBack }]) => [
      name,
      {
        payments,
        refunded: [within(refunded, 30), within(refunded, 90)],
        chargedBack: [within(chargedBack, 30), within(chargedBack, 90)],
      },
    ]),
  );
}

/** MRR of one currency at an instant, in millionths, and the number of subscriptions that count. */
export function referenceMrr(books: Books, query: RevenueQuery, currency: string, at: number) {
  const last = new Map<string, StateRow>();
  for (const state of books.states) {
    const known = last.get(state.subscription_id);
    if (state.at < at && (known === undefined || known.seq < state.seq)) last.set(state.subscription_id, state);
  }
  const counted = [...last.values()].filter(
    (state) => isWanted(state, query) && state.currency === currency && state.micro > 0n,
  );
  return { micro: counted.reduce((sum, { micro }) => sum + micro, 0n), subscriptions: counted.length };
}

/** The customers of one plan who paid again. */
export function referenceCustomers(books: Books, query: RevenueQuery & { plan: string }) {
  const lives = [...new Set(books.ledger.map(({ subscription_id }) => subscription_id))]
    .map((id) =>
      books.ledger
        .filter(({ subscription_id, kind }) => subscription_id === id && kind === 'payment')
        .toSorted((a, b) => a.at - b.at),
    )
    .filter((payments) => payments.length > 0 && isWanted(payments[0]!, query));
  const due: number[] = [];
  const paidOfDue: number[] = [];
  const cohorts = new Map<string, { payers: number; paid: number[] }>();
  for (const payments of lives) {
    const month = monthOf(payments[0]!.at);
    const cohort = cohorts.get(month) ?? { payers: 0, paid: [] };
    cohorts.set(month, cohort);
    cohort.payers += 1;
    for (const [k, payment] of payments.entries()) {
      if (k > 0) cohort.paid[k - 1] = (cohort.paid[k - 1] ?? 0) + 1;
      const dueAt = payment.at + payment.interval_count * 7 * dayMs;
      if (dueAt + 30 * dayMs >= books.now) continue;
      due[k] = (due[k] ?? 0) + 1;
      if (payments[k + 1] !== undefined) paidOfDue[k] = (paidOfDue[k] ?? 0) + 1;
    }
  }
  return { cohorts, renewals: due.map((all, k) => ({ all, part: paidOfDue[k] ?? 0 })) };
}

/** Net money of the customers whose first payment was of this plan, within so many days of it. */
export function referenceValue(books: Books, query: RevenueQuery & { plan: string }, day: number) {
  const today = dayNumber(books.now);
  const values = [...new Set(books.ledger.map(({ customer_ref }) => customer_ref))].flatMap((id) => {
    const own = books.ledger.filter(({ customer_ref }) => customer_ref === id);
    const first = own.filter(({ kind }) => kind === 'payment').toSorted((a, b) => a.at - b.at)[0];
    if (first === undefined || !isWanted(first, query) || dayNumber(first.at) + day >= today) return [];
    return add(
      own
        .filter((row) => row.payout_currency === 'USD' && dayNumber(row.at) <= dayNumber(first.at) + day)
        .map((row) => row.payout_net),
    );
  });
  return { customers: values.length, net: add(values) };
}

/** The months of a report, as the reference counts them. */
export function monthsBy(books: Books, query: RevenueQuery, report: RevenueReport) {
  return report.months.map(({ month }) => ({ month, ...referenceMonth(books, query, month) }));
}

export const monthEnds = { startOf, endOf };
