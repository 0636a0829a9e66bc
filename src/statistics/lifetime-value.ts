import { bootstrapInterval } from './bootstrap.ts';
import type { Interval } from './interval.ts';
import type { Opportunity } from './kaplan-meier.ts';
import { seededRandom } from './seeded-random.ts';
import { fitSpread, stayingShare } from './shifted-beta-geometric.ts';

/** The days after the first payment at which the value of a customer is shown. */
export const valueDays = [0, 28, 56, 84, 168, 365] as const;

/** How far a value is projected, in weeks. */
export const horizonWeeks = 52;

/** The seed of every interval, so that the same figures always show the same interval. */
const seed = 2007;
const usualRuns = 400;
/** Each run makes a fit of its own. */
const projectedRuns = 200;

/** A random group of customers, or one customer while there are few, and their net money in minor units. */
export interface CustomerGroup {
  customers: number;
  netMinor: number;
}

export interface Value {
  /** Minor units. */
  mean: number;
  interval: Interval | null;
}

/**
 * The value of a customer so far: net money over the number of customers, with a bootstrap interval over customers.
 * With many customers it draws random groups of them instead of each, which has the same spread (K. M. Wolter,
 * "Introduction to Variance Estimation", ch. 2, random groups). Null without customers.
 */
export function realisedValue(groups: readonly CustomerGroup[], runs = usualRuns): Value | null {
  const mean = meanOf(groups, () => 1);
  if (mean === null) return null;
  const interval = bootstrapInterval(groups.length, (drawn) => meanOf(groups, (i) => drawn[i]!), {
    runs,
    random: seededRandom(seed),
  });
  return { mean, interval };
}

function meanOf(groups: readonly CustomerGroup[], times: (i: number) => number): number | null {
  let customers = 0;
  let net = 0;
  for (const [i, group] of groups.entries()) {
    customers += times(i) * group.customers;
    net += times(i) * group.netMinor;
  }
  return customers === 0 ? null : net / customers;
}

/** The renewals of a random group of customers. */
export interface RenewalGroup {
  opportunities: readonly Opportunity[];
  /** Renewals that were paid, and their net money in minor units. */
  paid: number;
  netMinor: number;
}

export interface Projection extends Value {
  /** Renewals that the fit has seen. */
  renewalsSeen: number;
}

/**
 * The expected value of a customer after 52 weeks: the realised value, and for each renewal between its end and the
 * horizon the share that stays by the fitted spread, times the mean net money of a renewal. The interval draws the
 * groups anew and fits each draw. Null with fewer than four renewals seen.
 * @param realised the value up to and with renewal `through`
 * @param weeks between two renewals
 */
export function projectedValue(
  groups: readonly RenewalGroup[],
  {
    realised,
    through,
    weeks,
    runs = projectedRuns,
  }: { realised: number; through: number; weeks: number; runs?: number },
): Projection | null {
  const last = Math.ceil(horizonWeeks / weeks) - 1;
  const valueFrom = (times: (i: number) => number): number | null => {
    const { opportunities, paid, netMinor } = sumOf(groups, times);
    const spread = fitSpread(opportunities);
    if (spread === null || paid === 0) return null;
    let staying = 0;
    for (let k = through + 1; k <= last; k += 1) staying += stayingShare(spread, k);
    return realised + (staying * netMinor) / paid;
  };
  const mean = valueFrom(() => 1);
  if (mean === null) return null;
  const renewalsSeen = sumOf(groups, () => 1).opportunities.filter(({ due }) => due > 0).length;
  const random = seededRandom(seed);
  const interval = bootstrapInterval(groups.length, (drawn) => valueFrom((i) => drawn[i]!), { runs, random });
  return { mean, interval, renewalsSeen };
}

function sumOf(groups: readonly RenewalGroup[], times: (i: number) => number): RenewalGroup {
  const length = Math.max(0, ...groups.map(({ opportunities }) => opportunities.length));
  const opportunities = Array.from({ length }, () => ({ due: 0, left: 0 }));
  let paid = 0;
  let netMinor = 0;
  for (const [i, group] of groups.entries()) {
    const weight = times(i);
    if (weight === 0) continue;
    paid += weight * group.paid;
    netMinor += weight * group.netMinor;
    for (const [k, { due, left }] of group.opportunities.entries()) {
      opportunities[k]!.due += weight * due;
      opportunities[k]!.left += weight * left;
    }
  }
  return { opportunities, paid, netMinor };
}
