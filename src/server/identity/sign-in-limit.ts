import { type AttemptLimit, limitKey } from '#server/platform/limits/attempt-limit.ts';
import { networkOf } from '#server/platform/limits/network-of.ts';

/** Failures older than this are forgotten. */
const windowMs = 15 * 60_000;
/** Of one account by one network, browser or session. */
const perPlace = 10;
const perNetwork = 50;
const perAccount = 100;

/** Who tries the password of an account, which is named by its address as it is compared. */
export interface Attempt {
  emailKey: string;
  ip: string;
  /** Of a browser that was signed in to this account before; null for all others. */
  knownBrowser: Buffer | null;
}

/**
 * Every attempt is booked before its password is looked at and taken back when it succeeds, so that what counts is
 * failures. Strangers count by account and network, so that nobody closes somebody else's door from far away; by network,
 * so that not many accounts are tried from one; and by account, so that not many networks try one. A browser that was
 * signed in before counts by itself: whatever strangers try, its owner gets in.
 */
export function failureLimits({ emailKey, ip, knownBrowser }: Attempt): AttemptLimit[] {
  if (knownBrowser !== null) {
    const key = limitKey('account-browser', emailKey, knownBrowser.toString('hex'));
    return [{ key, max: perPlace, windowMs, endsWithSuccess: true }];
  }
  const network = networkOf(ip);
  return [
    { key: limitKey('account-network', emailKey, network), max: perPlace, windowMs, endsWithSuccess: true },
    { key: limitKey('network', network), max: perNetwork, windowMs },
    { key: limitKey('account', emailKey), max: perAccount, windowMs },
  ];
}

/** Of somebody who is signed in and gives the password again. Nobody else counts with them. */
export function ownFailureLimits(tokenHash: Buffer): AttemptLimit[] {
  return [{ key: limitKey('session', tokenHash.toString('hex')), max: perPlace, windowMs, endsWithSuccess: true }];
}
