/**
 * Shares of disputes among the payments that settled in the same month, by count. The last is Visa's for merchants
 * (Acquirer Monitoring Program, from 1 April 2026); the first two are our own, below it.
 */
export const chargebackMarks = { first: 0.0065, second: 0.009, scheme: 0.015 } as const;

export type ChargebackMark = keyof typeof chargebackMarks;

/** The highest mark that is passed; null below all, and without payments. */
export function passedMark(disputes: number, payments: number): ChargebackMark | null {
  if (payments === 0) return null;
  const ratio = disputes / payments;
  if (ratio >= chargebackMarks.scheme) return 'scheme';
  if (ratio >= chargebackMarks.second) return 'second';
  return ratio >= chargebackMarks.first ? 'first' : null;
}
