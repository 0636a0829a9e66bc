import type { PersonMoney, PersonPayment } from '#contract/console/person.ts';
import { type PaymentRow, paymentRecordOf } from '#server/billing/subscription/payments.sql.ts';
import { chargedBackMinor, paymentsOf } from '#server/billing/subscription/payments.ts';
import { purposeOf } from './copy/purpose.ts';
import type { LedgerSums } from './person-parts.sql.ts';

const numbered = ['web', 'api', 'subscription_recurring'];

interface Known {
  ledger: ReadonlyMap<string, LedgerSums>;
  /** The amount that can still be given back, by payment. */
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

/** The amounts that a person paid and got back, one sum for each currency in the order of the payments. */
export function moneyOf(payments: readonly PersonPayment[]): PersonMoney[] {
  const paid = payments.filter(({ status }) => status !== 'unpaid');
  const currencies = [...new Set(paid.map(({ total }) => total.currency))];
  return currencies.map((currency) => {
    const own = paid.filter(({ total }) => total.currency === currency);
    const sum = (of: (payment: PersonPayment) => number) => own.reduce((total, payment) => total + of(payment), 0);
    const isPending = ({ status }: PersonPayment) => status === 'refund pending';
    return {
      currency,
      payments: own.length,
      paid_minor: sum(({ total }) => total.amount_minor),
      refunded_minor: sum((one) => (isPending(one) ? 0 : one.refunded.amount_minor)),
      charged_back_minor: sum((one) => one.charged_back.amount_minor),
      on_its_way_minor: sum((one) => (isPending(one) ? one.refunded.amount_minor : 0)),
      tax_minor: sum(({ tax }) => tax.amount_minor),
      fee_minor: allKnown(own.map(({ fee }) => fee?.amount_minor ?? null)),
      net_minor: allKnown(own.map(({ net }) => net?.amount_minor ?? null)),
    };
  });
}

/** The sum; null while a part of it is unknown. */
function allKnown(amounts: readonly (number | null)[]): number | null {
  return amounts.reduce((total, amount) => (total === null || amount === null ? null : total + amount), 0);
}
