import type { SubscriptionDetails } from '../../contract/subscription';

/** Paddle's names of card brands, as their owners write them. */
const brandNames: Record<string, string> = {
  american_express: 'American Express',
  diners_club: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mada: 'mada',
  maestro: 'Maestro',
  mastercard: 'Mastercard',
  union_pay: 'UnionPay',
  visa: 'Visa',
};

/** "Visa ending 4242"; a brand that we do not know is plainly a card. */
export function cardWords({ brand, last4 }: NonNullable<SubscriptionDetails['card']>): string {
  return `${brandNames[brand.toLowerCase()] ?? 'Card'} ending ${last4}`;
}
