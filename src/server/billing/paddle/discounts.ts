import type { CurrencyCode, Discount } from '@paddle/paddle-node-sdk';
import { brand } from '#contract/brand.ts';
import { formatPrice } from '#contract/format-price.ts';
import { firstPaymentsText } from '#contract/purchase-terms.ts';
import type { DiscountTerms, PaymentProvider } from '../provider.ts';
import { callPaddle } from './call-paddle.ts';
import { failureOf, mapOutcome } from './outcome.ts';
import type { PaddleGateway } from './paddle-gateway.ts';
import { all } from './prices.ts';

export function paddleDiscounts(gateway: PaddleGateway): PaymentProvider['discounts'] {
  return {
    ensure: async (terms) => {
      const discounts = await callPaddle(gateway, 'read', (sdk) =>
        all(sdk.discounts.list({ perPage: 200, status: ['active'] })),
      );
      if (!('ok' in discounts)) return failureOf(discounts);
      const found = discounts.ok.find((discount) => matchesTerms(discount, terms));
      const discount = found
        ? { ok: found }
        : await callPaddle(gateway, 'change', (sdk) =>
            sdk.discounts.create({
              ...sdkTerms(terms),
              ...recurrenceOf(terms),
              description: `${brand}: ${offText(terms)} off the ${firstPaymentsText(terms.payments)}`,
              enabledForCheckout: false,
              restrictTo: [terms.priceId],
            }),
          );
      return mapOutcome(discount, ({ id }) => id);
    },
  };
}

function sdkTerms({ off }: DiscountTerms) {
  if ('percent' in off) return { type: 'percentage', amount: String(off.percent), currencyCode: null } as const;
  const { amount_minor, currency } = off;
  return { type: 'flat', amount: String(amount_minor), currencyCode: currency as CurrencyCode } as const;
}

/** The provider counts the first payment, too. */
const recurrenceOf = ({ payments }: DiscountTerms) =>
  payments === 1 ? { recur: false } : { recur: true, maximumRecurringIntervals: payments };

const offText = ({ off }: DiscountTerms): string => ('percent' in off ? `${off.percent}%` : formatPrice(off));

function matchesTerms(discount: Discount, terms: DiscountTerms): boolean {
  const { type, amount, currencyCode } = sdkTerms(terms);
  return (
    discount.status === 'active' &&
    discount.type === type &&
    Number(discount.amount) === Number(amount) &&
    (discount.currencyCode ?? null) === currencyCode &&
    !discount.enabledForCheckout &&
    isFor(discount, terms) &&
    discount.usageLimit === null &&
    discount.expiresAt === null &&
    discount.restrictTo?.length === 1 &&
    discount.restrictTo[0] === terms.priceId
  );
}

const isFor = ({ recur, maximumRecurringIntervals }: Discount, { payments }: DiscountTerms): boolean =>
  payments === 1 ? !recur : recur && maximumRecurringIntervals === payments;
