import type { SubscriptionDetails } from '#contract/subscription.ts';
import { say } from './subscription-state-copy.ts';

/** Paddle's names of card brands, spelled as the brands do. */
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

/** "Visa ending 4242"; an unknown brand is called a card. */
export function cardLabel({ brand, last4 }: NonNullable<SubscriptionDetails['card']>): string {
  const network = brandNames[brand.toLowerCase()] ?? say('card-unknown');
  return say('card-ending', { network, digits: last4 });
}
