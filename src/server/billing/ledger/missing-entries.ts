import type { Amounts, Entry, PayoutAmounts } from './entries-of.ts';

/** The fields that a payment shares with all its returns: who bought what, from where. */
export interface Sale {
  subscription_id: string | null;
  checkout_id: string | null;
  cohort: string;
  source: string;
  customer_ref: string | null;
  country: string | null;
  offer_id: number | null;
  offer_version_id: string | null;
  interval_unit: string | null;
  interval_count: number | null;
  renewal_number: number;
  origin: string;
}

export interface Line extends Entry {
  sale: Sale;
}

/** The lines of one provider id, kind, day and sale, added up. */
interface Sum {
  line: Line;
  amounts: Amounts;
  /** By currency. */
  payouts: Map<string, PayoutAmounts>;
}

/**
 * The lines to add so that all recorded lines add up to the wanted ones. A line recorded under another instant, sale or
 * currency is cancelled there.
 */
export function missingLines(wanted: readonly Line[], recorded: readonly Line[]): Line[] {
  const [aim, known] = [sumsOf(wanted), sumsOf(recorded)];
  const keys = new Set([...aim.keys(), ...known.keys()]);
  return [...keys].flatMap((key) => {
    const [to, from] = [aim.get(key), known.get(key)];
    const latest = to?.line ?? cancelling(from!.line, wanted);
    const amounts = less(to?.amounts ?? noAmounts, from?.amounts ?? noAmounts);
    const payouts = [...new Set([...(to?.payouts.keys() ?? []), ...(from?.payouts.keys() ?? [])])]
      .map((currency) => ({
        currency,
        ...less(to?.payouts.get(currency) ?? noPayout, from?.payouts.get(currency) ?? noPayout),
      }))
      .filter(({ currency: _, ...rest }) => !isNothing(rest));
    const [first = null, ...others] = payouts;
    const lines = isNothing(amounts) && first === null ? [] : [{ ...latest, amounts, payout: first }];
    return [...lines, ...others.map((payout) => ({ ...latest, amounts: noAmounts, payout }))];
  });
}

const noAmounts: Amounts = { gross: 0, tax: 0, discount: 0, credit: 0, fee: 0, retainedFee: 0 };
const noPayout: PayoutAmounts = { gross: 0, tax: 0, fee: 0, retainedFee: 0, chargebackFee: 0 };

function sumsOf(lines: readonly Line[]): Map<string, Sum> {
  const sums = new Map<string, Sum>();
  for (const line of lines) {
    const { kind, providerId, occurredAt, currency, sale, amounts, payout } = line;
    const key = JSON.stringify([providerId, kind, occurredAt, currency, Object.entries(sale).sort()]);
    const sum = sums.get(key) ?? { line, amounts: noAmounts, payouts: new Map() };
    if (payout) {
      const { currency: to, ...paid } = payout;
      sum.payouts.set(to, plus(sum.payouts.get(to) ?? noPayout, paid));
    }
    sums.set(key, { ...sum, amounts: plus(sum.amounts, amounts) });
  }
  return sums;
}

/** The line that cancels a recorded one, with the present state and the event that reported it. */
function cancelling(line: Line, wanted: readonly Line[]): Line {
  const now = wanted.find(({ providerId }) => providerId === line.providerId) ?? wanted[0];
  return { ...line, status: now?.status ?? line.status, sourceEvent: now?.sourceEvent ?? line.sourceEvent };
}

function plus<T extends object>(a: T, b: T): T {
  return combined(a, b, 1);
}

function less<T extends object>(a: T, b: T): T {
  return combined(a, b, -1);
}

function combined<T extends object>(a: T, b: T, sign: 1 | -1): T {
  const other = b as Record<string, number>;
  return Object.fromEntries(Object.entries(a).map(([name, amount]) => [name, amount + sign * other[name]!])) as T;
}

function isNothing(amounts: object): boolean {
  return Object.values(amounts).every((amount) => amount === 0);
}
