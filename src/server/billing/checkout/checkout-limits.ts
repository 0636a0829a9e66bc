import { type AttemptLimit, limitKey } from '#server/platform/limits/attempt-limit.ts';
import { networkOf } from '#server/platform/limits/network-of.ts';

const windowMs = 60 * 60_000;
const perAccount = 20;
const perNetwork = 300;

/** Who starts a checkout: the address that it is for, the network address, and who is signed in; null when nobody is. */
export interface CheckoutStart {
  emailKey: string;
  ip: string;
  userId: string | null;
}

/**
 * How many checkouts may be started: each is a call to the provider. Who is signed in counts alone. All others count by network,
 * and for one address by network too, so that nobody keeps its owner from buying.
 */
export function checkoutLimits({ emailKey, ip, userId }: CheckoutStart): AttemptLimit[] {
  if (userId !== null) return [{ key: limitKey('checkout-by', userId), max: perAccount, windowMs }];
  const network = networkOf(ip);
  return [
    { key: limitKey('checkout', emailKey, network), max: perAccount, windowMs },
    { key: limitKey('checkout-from', network), max: perNetwork, windowMs },
  ];
}
