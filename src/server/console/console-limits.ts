import { type AttemptLimit, limitKey } from '../limit/attempt-limit';
import { networkOf } from '../limit/network-of';

/** Failures older than this are forgotten. */
const windowMs = 15 * 60_000;
const perPlace = 10;
/** There is one password: many places must not guess it together. */
const inAll = 100;

/**
 * How many wrong passwords close the console's door: to one network, and to everybody. A browser in which an operator was
 * signed in before counts by itself: strangers cannot lock them out.
 */
export function consoleLimits(ip: string, knownBrowser: Buffer | null): AttemptLimit[] {
  if (knownBrowser !== null) {
    const key = limitKey('console-browser', knownBrowser.toString('hex'));
    return [{ key, max: perPlace, windowMs }];
  }
  return [
    { key: limitKey('console-from', networkOf(ip)), max: perPlace, windowMs },
    { key: limitKey('console', 'everybody'), max: inAll, windowMs },
  ];
}
