import type { RecordedPayment } from './money-entries.sql.ts';

/** The payments that begin a period: the purchase and its renewals; not a change of plan within one. */
const beginning = ['', 'web', 'api', 'subscription_recurring'];

/**
 * Which renewal a payment is: 0 for the first one of its subscription. A payment that begins no period belongs to the
 * period that is running.
 */
export function renewalNumber(one: Omit<RecordedPayment, 'number'>, all: readonly RecordedPayment[]): number {
  const before = all.filter(
    ({ id, paidAt, origin }) =>
      id !== one.id && beginning.includes(origin) && (paidAt < one.paidAt || (paidAt === one.paidAt && id < one.id)),
  ).length;
  return beginning.includes(one.origin) ? before : Math.max(0, before - 1);
}
