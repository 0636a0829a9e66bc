import { type AttemptLimit, limitKey } from '#server/platform/limits/attempt-limit.ts';
import { networkOf } from '#server/platform/limits/network-of.ts';

const windowMs = 60 * 60_000;
/** Schools and mobile carriers have thousands behind one address: it is to stop a flood, not a crowd. */
const signUpsPerNetwork = 300;
const resetsPerNetwork = 60;
const resetEmailsPerAccount = 5;

/** How many accounts may be made from one network address. */
export function signUpLimits(ip: string): AttemptLimit[] {
  return [{ key: limitKey('sign-up', networkOf(ip)), max: signUpsPerNetwork, windowMs }];
}

/** How many password emails may be asked for from one network address. */
export function resetLimits(ip: string): AttemptLimit[] {
  return [{ key: limitKey('reset-from', networkOf(ip)), max: resetsPerNetwork, windowMs }];
}

/** How many password emails one mailbox gets: nobody is to be flooded in our name. */
export function resetEmailLimits(emailKey: string): AttemptLimit[] {
  return [{ key: limitKey('reset-to', emailKey), max: resetEmailsPerAccount, windowMs }];
}

/** Failures older than this are forgotten. */
const failureWindowMs = 15 * 60_000;
/** Of one account by one network, browser or session. */
const perPlace = 10;
const perNetwork = 50;
const perAccount = 100;

/** Who tries the password of an account, which is named by its address as it is compared. */
interface Attempt {
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
    return [{ key, max: perPlace, windowMs: failureWindowMs, endsWithSuccess: true }];
  }
  const network = networkOf(ip);
  return [
    {
      key: limitKey('account-network', emailKey, network),
      max: perPlace,
      windowMs: failureWindowMs,
      endsWithSuccess: true,
    },
    { key: limitKey('network', network), max: perNetwork, windowMs: failureWindowMs },
    { key: limitKey('account', emailKey), max: perAccount, windowMs: failureWindowMs },
  ];
}

/** Of somebody who is signed in and gives the password again. Nobody else counts with them. */
export function ownFailureLimits(tokenHash: Buffer): AttemptLimit[] {
  return [
    {
      key: limitKey('session', tokenHash.toString('hex')),
      max: perPlace,
      windowMs: failureWindowMs,
      endsWithSuccess: true,
    },
  ];
}
