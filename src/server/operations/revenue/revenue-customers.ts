import type { RevenueCustomers } from '#contract/console/revenue.ts';
import { dayStart } from '#contract/day.ts';
import type { Interval } from '#contract/offer.ts';
import { kaplanMeier } from '#statistics/kaplan-meier.ts';
import { horizonWeeks, projectedValue, type RenewalGroup, realisedValue } from '#statistics/lifetime-value.ts';
import { monthDays } from '#statistics/month.ts';
import { fewestForShare, isOver, renewalRipeDays } from '#statistics/ripeness.ts';
import { groupBy } from './group-by.ts';
import type { GroupRow, RenewalRow, ValueRow } from './read-customers.sql.ts';
import type { Plan } from './read-plans.sql.ts';
import { dayAfter, monthStartAfter } from './revenue-days.ts';

/** Renewals and months that the page has room for. */
const mostRenewals = 12;
const mostMonths = 24;

interface Reported {
  plan: Plan;
  renewals: readonly RenewalRow[];
  values: readonly ValueRow[];
  groups: readonly GroupRow[];
  /** `YYYY-MM-DD`. */
  today: string;
  /** Epoch ms. */
  now: number;
}

/** The customers of a plan who paid again, and the money that one brings. */
export function customersOf(told: Reported): RevenueCustomers {
  const { plan } = told;
  const weeks = daysOf(plan.interval) / 7;
  return {
    plan: plan.id,
    name: plan.name,
    weeks,
    cohorts: cohortsOf(told),
    renewals: renewalsOf(told.renewals),
    value: valuesOf(told),
    projection: projectionOf(told, weeks),
  };
}

function daysOf({ unit, count }: Interval): number {
  return { day: 1, week: 7, month: monthDays, year: 12 * monthDays }[unit] * count;
}

function cohortsOf({ plan, renewals, today, now }: Reported): RevenueCustomers['cohorts'] {
  const between = daysOf(plan.interval);
  return [...groupBy(renewals, ({ month }) => month)].slice(-mostMonths).map(([month, rows]) => {
    const payers = rows.find(({ renewal }) => renewal === 0)?.paid ?? 0;
    const end = monthStartAfter(month, 1);
    const due = Array.from({ length: mostRenewals }, (_, i) => i + 1).filter(
      (renewal) => dayAfter(month, Math.ceil(renewal * between)) <= today,
    );
    const cells = due.map((renewal) => {
      const row = rows.find((one) => one.renewal === renewal);
      const isRipe = isOver(dayStart(end)!, Math.ceil(renewal * between) + renewalRipeDays, now);
      return { part: row?.paid ?? 0, all: payers, is_ripe: isRipe, net: Number(row?.net ?? 0) };
    });
    return { month: month.slice(0, 7), payers, cells };
  });
}

/** By the number of the renewal, from the first. */
function opportunitiesOf(rows: readonly { at: number; due: number; gone: number }[]) {
  const last = Math.max(0, ...rows.filter(({ due }) => due > 0).map(({ at }) => at));
  return Array.from({ length: last }, (_, i) => {
    const own = rows.filter(({ at }) => at === i + 1);
    return {
      due: own.reduce((sum, row) => sum + row.due, 0),
      left: own.reduce((sum, row) => sum + row.gone, 0),
    };
  });
}

function renewalsOf(rows: readonly RenewalRow[]): RevenueCustomers['renewals'] {
  const opportunities = opportunitiesOf(rows.map((row) => ({ at: row.renewal, due: row.due, gone: row.gone })));
  const survivals = kaplanMeier(opportunities);
  return opportunities.map(({ due, left }, i) => ({
    part: due - left,
    all: due,
    is_ripe: due > 0,
    survival: survivals[i] ?? null,
  }));
}

function valuesOf({ values, groups }: Reported): RevenueCustomers['value'] {
  return values
    .filter(({ customers }) => customers > 0)
    .map(({ day, customers, net }) => {
      const own = groups.filter(({ measure, at }) => measure === 'value' && at === day);
      const value = realisedValue(own.map((group) => ({ customers: group.people, netMinor: Number(group.net) })));
      return { day, customers, mean: Number(net) / customers, interval: value?.interval ?? null };
    });
}

/** The projection, from the value at the last day that enough customers have reached. */
function projectionOf({ values, groups }: Reported, weeks: number): RevenueCustomers['projection'] {
  const last = values.findLast(({ day, customers }) => customers >= fewestForShare && day < horizonWeeks * 7);
  if (last === undefined) return null;
  const byGroup = groupBy(
    groups.filter(({ measure }) => measure === 'renewal'),
    ({ customerGroup }) => customerGroup,
  );
  const renewalGroups = [...byGroup.values()].map(
    (rows): RenewalGroup => ({
      opportunities: opportunitiesOf(rows.map(({ at, people, gone }) => ({ at, due: people, gone }))),
      paid: rows.reduce((sum, { paid }) => sum + paid, 0),
      netMinor: rows.reduce((sum, { net }) => sum + Number(net), 0),
    }),
  );
  const projected = projectedValue(renewalGroups, {
    realised: Number(last.net) / last.customers,
    through: Math.floor(last.day / (weeks * 7)),
    weeks,
  });
  if (projected === null) return null;
  const { mean, interval, renewalsSeen } = projected;
  return { weeks: horizonWeeks, mean, interval, renewals_seen: renewalsSeen };
}
