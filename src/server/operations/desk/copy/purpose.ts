/**
 * The purpose of a payment, in words.
 * @param origin the provider's value
 * @param number 0 for the first payment of a subscription
 */
export function purposeOf(origin: string, number: number, plan: string): string {
  switch (origin) {
    case 'subscription_update':
      return 'change of plan';
    case 'subscription_charge':
      return 'single charge';
    case 'subscription_payment_method_change':
      return 'change of card';
    default:
      return number === 0 ? plan : `renewal ${number}`;
  }
}
