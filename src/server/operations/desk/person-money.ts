import type { PersonMoney, PersonPayment } from '#contract/console-desk.ts';

/** What a person paid and got back, one sum for each currency in the order of the payments. */
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

/** The sum; null as long as a part of it is not known. */
function allKnown(amounts: readonly (number | null)[]): number | null {
  return amounts.reduce((total, amount) => (total === null || amount === null ? null : total + amount), 0);
}
