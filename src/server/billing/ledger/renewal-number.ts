import type { RecordedPayment } from './money-entries.sql.ts';

type NumberedPayment = Omit<RecordedPayment, 'number'>;

/** The payments that begin a period: the purchase and its renewals; not a change of plan within one. */
const beginning = ['', 'web', 'api', 'subscription_recurring'];

/**
 * The number of a payment's renewal: 0 for the first one of its subscription. A payment that begins no period belongs
 * to the running period.
 */
export function renewalNumber(one: NumberedPayment, all: readonly NumberedPayment[]): number {
  const before = all.filter(
    ({ id, paidAt, origin }) =>
      id !== one.id && beginning.includes(origin) && (paidAt < one.paidAt || (paidAt === one.paidAt && id < one.id)),
  ).length;
  return beginning.includes(one.origin) ? before : Math.max(0, before - 1);
}
