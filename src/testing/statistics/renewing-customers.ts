import type { Opportunity } from '#statistics/kaplan-meier.ts';
import { logBeta } from '#statistics/log-gamma.ts';

/** How willing customers differ: the spread that all simulations of renewals assume as the truth. */
const truth = { alpha: 1.2, beta: 2 };

/** The true share that stays beyond this many renewals. */
export const trueShare = (renewals: number): number =>
  Math.exp(logBeta(truth.alpha, truth.beta + renewals) - logBeta(truth.alpha, truth.beta));

export interface RenewingCustomer {
  /** The renewal at which they leave. */
  leavesAt: number;
  /** How many renewals have come due since they came. */
  due: number;
}

/** Customers who came at different times: one to `most` renewals have come due. */
export function renewingCustomers(count: number, most: number, random: () => number): RenewingCustomer[] {
  return Array.from({ length: count }, () => {
    let leavesAt = 1;
    // Of those who came this far, the share α / (α + β + k − 1) leaves at renewal k.
    while (random() >= truth.alpha / (truth.alpha + truth.beta + leavesAt - 1)) leavesAt += 1;
    return { leavesAt, due: 1 + Math.floor(random() * most) };
  });
}

/** How many were due at each renewal, and left. */
export function opportunitiesOf(customers: readonly RenewingCustomer[], most: number): Opportunity[] {
  return Array.from({ length: most }, (_, i) => {
    const due = customers.filter((one) => one.due > i && one.leavesAt > i);
    return { due: due.length, left: due.filter((one) => one.leavesAt === i + 1).length };
  });
}

/** The naive figure, which is often shown instead: present customers as a share of all customers. */
export function stillThere(customers: readonly RenewingCustomer[], renewals: number): number {
  return customers.filter(({ leavesAt, due }) => leavesAt > renewals || due < leavesAt).length / customers.length;
}
