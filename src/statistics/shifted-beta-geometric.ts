import { bisect } from './bisection.ts';
import type { Opportunity } from './kaplan-meier.ts';
import { logBeta } from './log-gamma.ts';

/**
 * Customers who differ: each leaves at every renewal with a probability of their own, and these are spread over the
 * customers by a beta distribution (P. S. Fader and B. G. S. Hardie, "How to Project Customer Retention", Journal of
 * Interactive Marketing 21, 2007).
 */
export interface Spread {
  alpha: number;
  beta: number;
}

/** A projection from fewer renewals is a guess. */
const fewestRenewals = 4;

/** The search goes from e^-7 to e^9; customers who are more alike than that are as good as equal. */
const least = -7;
const most = 9;
const steps = 40;

/** The share of customers who stay beyond this many renewals: B(α, β + k) / B(α, β). */
export function stayingShare({ alpha, beta }: Spread, renewals: number): number {
  return Math.exp(logBeta(alpha, beta + renewals) - logBeta(alpha, beta));
}

/**
 * ln L = Σ d_k ln[B(α + 1, β + k − 1) / B(α, β)] + Σ c_k ln[B(α, β + k) / B(α, β)], where of the customers who were due
 * k times and no more, d_k left at the last time and c_k did not.
 */
export function logLikelihood({ alpha, beta }: Spread, opportunities: readonly Opportunity[]): number {
  const all = logBeta(alpha, beta);
  return opportunities.reduce((sum, { due, left }, i) => {
    const stayed = due - left - (opportunities[i + 1]?.due ?? 0);
    return sum + left * (logBeta(alpha + 1, beta + i) - all) + stayed * (logBeta(alpha, beta + i + 1) - all);
  }, 0);
}

/**
 * The most likely spread. At renewal k the share α / (α + β + k − 1) leaves, which makes both derivatives sums of
 * fractions; their zeros are found by halving, β for each α. Null with fewer than four renewals, or when nobody or
 * everybody has left.
 */
export function fitSpread(opportunities: readonly Opportunity[]): Spread | null {
  const seen = opportunities.filter(({ due }) => due > 0);
  const left = seen.reduce((sum, one) => sum + one.left, 0);
  const due = seen.reduce((sum, one) => sum + one.due, 0);
  if (seen.length < fewestRenewals || left === 0 || left === due) return null;
  const dueAt = (alpha: number, beta: number) => seen.reduce((sum, one, k) => sum + one.due / (alpha + beta + k), 0);
  const betaFor = (alpha: number): number => {
    const slope = (log: number) => {
      const beta = Math.exp(log);
      return seen.reduce((sum, one, k) => sum + (one.due - one.left) / (beta + k), 0) - dueAt(alpha, beta);
    };
    return Math.exp(bisect(slope, least, most, steps));
  };
  const slope = (log: number) => {
    const alpha = Math.exp(log);
    return left / alpha - dueAt(alpha, betaFor(alpha));
  };
  const alpha = Math.exp(bisect(slope, least, most, steps));
  return { alpha, beta: betaFor(alpha) };
}
