import { type AttemptLimit, limitKey } from '../limit/attempt-limit';
import { networkOf } from '../limit/network-of';

const windowMs = 60 * 60_000;
const perAccount = 20;
const perNetwork = 300;

/** How many checkouts may be started for one account, and from one network address: each is a call to Paddle. */
export function checkoutLimits(email: string, ip: string): AttemptLimit[] {
  return [
    { key: limitKey('checkout', email.trim().toLowerCase()), max: perAccount, windowMs },
    { key: limitKey('checkout-from', networkOf(ip)), max: perNetwork, windowMs },
  ];
}
