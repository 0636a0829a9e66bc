import { type AttemptLimit, limitKey } from '#server/platform/limits/attempt-limit.ts';
import { networkOf } from '#server/platform/limits/network-of.ts';

/** Failures older than this are forgotten. */
const windowMs = 15 * 60_000;
const perPlace = 10;
/** There is one password, which many networks must not guess together. */
const inAll = 100;

/**
 * The limits of wrong passwords for the console: of one network, and of all together. A browser in which an operator
 * was signed in before has a limit of its own, so that strangers cannot lock the operator out.
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
