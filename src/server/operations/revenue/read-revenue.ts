import type { RevenueQuery, RevenueReport, RevenueReturns, RevenueVisitors } from '#contract/console/revenue.ts';
import { dayOf, dayStart } from '#contract/day.ts';
import { askTogether } from '#server/analytics/report/questions.sql.ts';
import type { Deps } from '#server/platform/deps.ts';
import { isOver } from '#statistics/ripeness.ts';
import { groupBy } from './group-by.ts';
import { sumsOf } from './money-sums.ts';
import { readGroups, readRenewals, readValues } from './read-customers.sql.ts';
import { readMoney, readSplit } from './read-money.sql.ts';
import { readMrr, readTrials } from './read-mrr.sql.ts';
import { type Plan, readCompleteSince, readPlans, readVersions, type Version } from './read-plans.sql.ts';
import { type ReturnsRow, readReturns } from './read-returns.sql.ts';
import { readVisitors, type VisitorRow } from './read-visitors.sql.ts';
import { type Counted, findCounted } from './recount-lock.sql.ts';
import { customersOf } from './revenue-customers.ts';
import { dayAfter, monthStartAfter } from './revenue-days.ts';
import type { RevenueFilter } from './revenue-filter.sql.ts';
import { chosenMonth, isPaidOutIn, monthsOf, othersOf, soFarOf, splitRows } from './revenue-months.ts';
import { bridgesOf, mrrOf, oneMrrOf, trialsOf } from './revenue-mrr.ts';
import type { RevenuePermissions } from './revenue-permissions.ts';

export type RevenueRefusal = 'too slow' | 'not counted';

/** The report's currency until a payout is known. */
const usualCurrency = 'USD';

/** The revenue report, from the last counted figures. */
export async function readRevenue(
  { db }: Pick<Deps, 'db'>,
  query: RevenueQuery,
  sight: RevenuePermissions,
): Promise<{ report: RevenueReport } | { refused: RevenueRefusal }> {
  const counted = await findCounted(db);
  if (counted === null) return { refused: 'not counted' };
  const { options, firstDay } = counted;
  const today = dayOf(counted.countedUntil.getTime());
  const month = chosenMonth(query.month, firstDay, today);
  const plan = Number(query.plan ?? query.customers_of ?? options.offers[0] ?? 0);
  const filter = filterOf(query);
  const ofPlan = { ...filter, plan };
  const by = query.split ?? 'plan';
  const answers = await askTogether(db, {
    money: readMoney(filter),
    split: readSplit(filter, by, spanOf(month, today)),
    mrr: readMrr(filter),
    trials: readTrials(filter),
    renewals: readRenewals(ofPlan),
    values: readValues(ofPlan),
    groups: readGroups(ofPlan),
    returns: readReturns(filter),
    visitors: readVisitors(filter, month),
    plans: readPlans,
    versions: readVersions,
    completeSince: readCompleteSince,
    // Read with the rows above, because a recount in between would give them another day.
    counted: findCounted,
  });
  if (answers === 'too slow') return { refused: answers };
  const { renewals, values, groups, plans } = answers;
  if (answers.counted?.countedUntil.getTime() !== counted.countedUntil.getTime())
    return readRevenue({ db }, query, sight);
  const now = counted.countedUntil.getTime();
  const money = {
    rows: answers.money.filter(({ fromDay }) => fromDay < today),
    payoutCurrency: counted.payoutCurrency,
    today,
    now,
  };
  const own = money.rows.filter((row) => isPaidOutIn(row, counted.payoutCurrency));
  const nameOf = by === 'plan' ? planNames(plans) : by === 'version' ? versionNames(answers.versions) : asItIs;
  const parts = splitRows(answers.split, counted.payoutCurrency, nameOf);
  const currency = counted.payoutCurrency === '' ? usualCurrency : counted.payoutCurrency;
  const sold = plans.find(({ id }) => id === plan);
  return {
    report: {
      query: { ...query, month },
      counted_until: counted.countedUntil.toISOString(),
      complete_from: answers.completeSince?.toISOString() ?? null,
      currency,
      options: optionsOf(counted, plans, sight),
      one_mrr: oneMrrOf(answers.mrr, { into: currency, rates: counted.rates, today }),
      mrr: mrrOf(answers.mrr, today),
      bridges: bridgesOf(answers.mrr, month, today),
      months: monthsOf(money),
      so_far: soFarOf(money),
      all: sumsOf(own),
      others: othersOf(money),
      split: {
        by,
        rows: parts,
        total: sumsOf(answers.split.filter((row) => isPaidOutIn(row, counted.payoutCurrency))),
      },
      customers:
        sold === undefined || renewals.length === 0
          ? null
          : customersOf({ plan: sold, renewals, values, groups, today, now }),
      trials: trialsOf(answers.trials, today),
      returns: returnsOf(answers.returns, now),
      visitors: visitorsOf(answers.visitors, sight),
    },
  };
}

function filterOf({ plan, ...query }: RevenueQuery): RevenueFilter {
  return { ...query, ...(plan !== undefined && { plan: Number(plan) }) };
}

/** The days of a month, until today. */
function spanOf(month: string, today: string): { from: string; end: string } {
  const next = monthStartAfter(`${month}-01`, 1);
  return { from: `${month}-01`, end: next < today ? next : today };
}

const asItIs = (part: string): string => part;

function planNames(plans: readonly Plan[]): (part: string) => string {
  return (part) => plans.find(({ id }) => String(id) === part)?.name ?? '';
}

function versionNames(versions: readonly Version[]): (part: string) => string {
  return (part) => {
    const version = versions.find(({ id }) => id === part);
    return version === undefined ? '' : `${version.name}, version ${version.number}`;
  };
}

function optionsOf({ options }: Counted, plans: readonly Plan[], sight: RevenuePermissions): RevenueReport['options'] {
  return {
    plans: plans.filter(({ id }) => options.offers.includes(id)).map(({ id, name }) => ({ id, name })),
    sources: sight.campaigns ? options.sources : null,
    campaigns: sight.campaigns ? options.campaigns : null,
    quizzes: sight.quizzes ? options.quizzes : null,
    countries: options.countries,
  };
}

/** The latest last. A week is ripe when its last payment is so many days ago. `now` is epoch ms. */
function returnsOf(rows: readonly ReturnsRow[], now: number): RevenueReturns[] {
  return rows.map(({ week, payments, ...returned }) => {
    const weekEnd = dayStart(dayAfter(week, 7))!;
    const part = (count: number, within: number) => ({
      part: count,
      all: payments,
      is_ripe: isOver(weekEnd, within, now),
    });
    return {
      week,
      refunded_30: part(returned.refunded30, 30),
      refunded_90: part(returned.refunded90, 90),
      charged_back_30: part(returned.chargedBack30, 30),
      charged_back_90: part(returned.chargedBack90, 90),
    };
  });
}

/** Visitors by source and by quiz, the most first, as far as the operator may see them. */
function visitorsOf(rows: readonly VisitorRow[] | null, sight: RevenuePermissions): RevenueVisitors | null {
  if (rows === null) return null;
  return {
    sources: sight.campaigns ? partsBy(rows, 'source') : null,
    quizzes: sight.quizzes ? partsBy(rows, 'cohort') : null,
    total: visitorSums(rows),
  };
}

function partsBy(rows: readonly VisitorRow[], property: 'source' | 'cohort') {
  return [...groupBy(rows, (row) => row[property])]
    .map(([name, own]) => ({ name, ...visitorSums(own) }))
    .sort((a, b) => b.visitors - a.visitors || (a.name < b.name ? -1 : 1));
}

function visitorSums(rows: readonly VisitorRow[]) {
  return {
    visitors: rows.reduce((sum, { visitors }) => sum + visitors, 0),
    payers: rows.reduce((sum, { payers }) => sum + payers, 0),
    net: Number(rows.reduce((sum, { net }) => sum + BigInt(net), 0n)),
  };
}
