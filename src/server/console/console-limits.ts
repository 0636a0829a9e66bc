import { type AttemptLimit, limitKey } from '../limit/attempt-limit';
import { networkOf } from '../limit/network-of';

/** Failures older than this are forgotten. */
const windowMs = 15 * 60_000;
const perNetwork = 10;
/** There is one password: many places must not guess it together. */
const inAll = 100;

/** How many wrong passwords close the console's door: to one network address, and to everybody. */
export function consoleLimits(ip: string): AttemptLimit[] {
  return [
    { key: limitKey('console-from', networkOf(ip)), max: perNetwork, windowMs },
    { key: limitKey('console', 'everybody'), max: inAll, windowMs },
  ];
}
