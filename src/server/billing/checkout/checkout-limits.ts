import { type AttemptLimit, limitKey } from '#server/platform/limits/attempt-limit.ts';
import { networkOf } from '#server/platform/limits/network-of.ts';

const windowMs = 60 * 60_000;
const perAccount = 20;
const perNetwork = 300;

/** Who starts a checkout: the buyer's email address, the IP address and the signed-in user; null when signed out. */
export interface CheckoutStart {
  emailKey: string;
  ip: string;
  userId: string | null;
}

/**
 * Limits how many checkouts are started, because each calls the provider. Signed-in users count by account. All others
 * count by network, and by network for each email address, so that nobody can keep the address's owner from buying.
 */
export function checkoutLimits({ emailKey, ip, userId }: CheckoutStart): AttemptLimit[] {
  if (userId !== null) return [{ key: limitKey('checkout-by', userId), max: perAccount, windowMs }];
  const network = networkOf(ip);
  return [
    { key: limitKey('checkout', emailKey, network), max: perAccount, windowMs },
    { key: limitKey('checkout-from', network), max: perNetwork, windowMs },
  ];
}
