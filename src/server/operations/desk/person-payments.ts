import type { PersonPayment } from '#contract/console-desk.ts';
import { type PaymentRow, paymentRecordOf } from '#server/billing/subscription/payments.sql.ts';
import { chargedBackMinor, paymentsOf } from '#server/billing/subscription/payments.ts';
import { purposeOf } from './copy/purpose.ts';
import type { LedgerSums } from './person-parts.sql.ts';

const numbered = ['web', 'api', 'subscription_recurring'];

interface Known {
  ledger: ReadonlyMap<string, LedgerSums>;
  /** What can still be given back, by payment. */
  remaining: ReadonlyMap<string, number>;
  /** The name of the plan, by payment, by subscription and by checkout; a payment's own is that of its day. */
  plans: ReadonlyMap<string, string>;
}

/** The payments of a person, newest first. */
export function personPayments(rows: readonly PaymentRow[], known: Known): PersonPayment[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const payments = paymentsOf(rows.map(paymentRecordOf));
  return payments.map((payment, place) => {
    const row = byId.get(payment.id)!;
    const { currency } = payment.total;
    const isNumbered = (id: string) => numbered.includes(byId.get(id)!.origin);
    const before = payments
      .slice(place + 1)
      .filter((one) => row.subscription_id !== null && byId.get(one.id)!.subscription_id === row.subscription_id)
      .filter(({ id, status }) => status !== 'unpaid' && isNumbered(id));
    const sources = [payment.id, row.subscription_id, row.checkout_id];
    const plan = sources.map((id) => known.plans.get(id ?? '')).find((name) => name !== undefined) ?? 'payment';
    const sums = known.ledger.get(payment.id);
    return {
      ...payment,
      subscription_id: row.subscription_id,
      purpose: purposeOf(row.origin, before.length, plan),
      charged_back: { amount_minor: chargedBackMinor(paymentRecordOf(row)), currency },
      refundable: { amount_minor: known.remaining.get(payment.id) ?? 0, currency },
      fee: sums === undefined ? null : { amount_minor: sums.feeMinor, currency },
      net: sums === undefined ? null : { amount_minor: sums.netMinor, currency },
      card: row.card_last4 === null ? null : { brand: row.card_brand ?? '', last4: row.card_last4 },
      invoice_number: row.invoice_number,
    };
  });
}
