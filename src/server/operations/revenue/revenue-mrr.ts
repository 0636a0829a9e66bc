import type { RevenueBridge } from '#contract/console/mrr.ts';
import type { RevenueReport, RevenueTrials } from '#contract/console/revenue.ts';
import { movementKinds } from '#contract/console/revenue-names.ts';
import { roundMovements, toMinor } from '#statistics/mrr.ts';
import { monthlyIn } from '../reconciliation/our-monthly.ts';
import { groupBy } from './group-by.ts';
import type { MrrRow, TrialRow } from './read-mrr.sql.ts';
import { dayAfter, monthStartAfter, mrrChangeDays } from './revenue-days.ts';

const sumMicro = (rows: readonly MrrRow[]) => rows.reduce((sum, { micro }) => sum + BigInt(micro), 0n);
const count = (rows: readonly MrrRow[], column: 'moved' | 'more') => rows.reduce((sum, row) => sum + row[column], 0);
const isMovement = ({ movement }: MrrRow) => movement !== 'at risk';

/** The currencies that buyers pay in, the most subscriptions first. */
function currenciesOf(rows: readonly MrrRow[]): { currency: string; own: MrrRow[] }[] {
  return [...groupBy(rows, ({ currency }) => currency)]
    .map(([currency, own]) => ({ currency, own, subscriptions: count(own.filter(isMovement), 'more') }))
    .sort((a, b) => b.subscriptions - a.subscriptions || (a.currency < b.currency ? -1 : 1));
}

/** MRR at the beginning of today and some weeks before, in each currency. */
export function mrrOf(rows: readonly MrrRow[], today: string): RevenueReport['mrr'] {
  const before_at = dayAfter(today, -mrrChangeDays);
  return currenciesOf(rows).map(({ currency, own }) => {
    const until = (day: string) => own.filter((row) => isMovement(row) && row.fromDay < day);
    const atRisk = own.filter((row) => !isMovement(row));
    return {
      currency,
      at: today,
      before_at,
      subscriptions: count(until(today), 'more'),
      minor: Number(toMinor(sumMicro(until(today)))),
      before_minor: Number(toMinor(sumMicro(until(before_at)))),
      at_risk: {
        people: count(atRisk, 'moved'),
        first_payments: count(atRisk, 'more'),
        minor: Number(toMinor(sumMicro(atRisk))),
      },
    };
  });
}

/**
 * All MRR in the payout currency, at the latest rates. Currencies without a rate are left out and named, so that the
 * figure has one currency whatever the filter is.
 */
export function oneMrrOf(
  rows: readonly MrrRow[],
  { into, rates, today }: { into: string; rates: Readonly<Record<string, string>>; today: string },
): RevenueReport['one_mrr'] {
  if (rows.length === 0) return null;
  const before = dayAfter(today, -mrrChangeDays);
  const parts = currenciesOf(rows).map(({ currency, own }) => ({ currency, own, rate: rates[currency] ?? null }));
  const isKnown = ({ currency, rate }: (typeof parts)[number]) =>
    monthlyIn(into, [{ currency, micro: 0n, rate }]) !== null;
  const known = parts.filter(isKnown);
  const sum = (isCounted: (row: MrrRow) => boolean) =>
    Number(
      monthlyIn(
        into,
        known.map(({ own, ...part }) => ({ ...part, micro: sumMicro(own.filter(isCounted)) })),
      ),
    );
  return {
    minor: sum((row) => isMovement(row) && row.fromDay < today),
    before_minor: sum((row) => isMovement(row) && row.fromDay < before),
    at_risk_minor: sum((row) => !isMovement(row)),
    is_about: known.some(({ currency }) => currency !== into),
    left_out: parts.filter((part) => !isKnown(part)).map(({ currency }) => currency),
  };
}

/** The movements from the beginning of a month to its end or to that of yesterday, in each currency. */
export function bridgesOf(rows: readonly MrrRow[], month: string, today: string): RevenueBridge[] {
  const from = `${month}-01`;
  const next = monthStartAfter(from, 1);
  const end = next < today ? next : today;
  return currenciesOf(rows).map(({ currency, own }) => bridgeOf(own.filter(isMovement), { currency, from, end }));
}

function bridgeOf(own: readonly MrrRow[], { currency, from, end }: { currency: string; from: string; end: string }) {
  const before = own.filter(({ fromDay }) => fromDay < from);
  const within = own.filter(({ fromDay }) => fromDay >= from && fromDay < end);
  const byKind = movementKinds.map((kind) => within.filter(({ movement }) => movement === kind));
  const rounded = roundMovements(sumMicro(before), byKind.map(sumMicro));
  const subscriptions = count(before, 'more');
  return {
    currency,
    from,
    to: dayAfter(end, -1),
    start: { subscriptions, minor: Number(toMinor(sumMicro(before))) },
    movements: movementKinds.map((kind, i) => ({
      kind,
      subscriptions: count(byKind[i]!, 'moved'),
      minor: Number(rounded.moved[i]),
    })),
    end: { subscriptions: subscriptions + count(within, 'more'), minor: Number(rounded.end) },
  };
}

const shownWeeks = 8;

/** The trials of the last weeks, and of all. A week is ripe when it and all of its trials are over. */
export function trialsOf(rows: readonly TrialRow[], today: string): RevenueTrials {
  const weeks = rows.map(({ week, ended, paid, running }) => ({
    week,
    part: paid,
    all: ended,
    is_ripe: running === 0 && dayAfter(week, 7) <= today,
  }));
  const sum = (column: 'part' | 'all') => weeks.reduce((total, row) => total + row[column], 0);
  return {
    weeks: weeks.filter(({ all }) => all > 0).slice(-shownWeeks),
    all: { part: sum('part'), all: sum('all'), is_ripe: true },
  };
}
