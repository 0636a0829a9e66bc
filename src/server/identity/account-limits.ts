import { type AttemptLimit, limitKey } from '#server/platform/limits/attempt-limit.ts';
import { networkOf } from '#server/platform/limits/network-of.ts';

const windowMs = 60 * 60_000;
/** High, because schools and mobile carriers have thousands of people behind one address. */
const signUpsPerNetwork = 300;
/** Less than sign-ups, because these emails go to addresses that nobody has proven. */
const planEmailsPerNetwork = 60;

/** How many accounts may be made from one network address. */
export function signUpLimits(ip: string): AttemptLimit[] {
  return [{ key: limitKey('sign-up', networkOf(ip)), max: signUpsPerNetwork, windowMs }];
}

/** How many emails with a plan one network can cause by sign-ups. */
export function planEmailLimits(ip: string): AttemptLimit[] {
  return [{ key: limitKey('plan-from', networkOf(ip)), max: planEmailsPerNetwork, windowMs }];
}

/** Failures older than this are forgotten. */
const failureWindowMs = 15 * 60_000;
/** Failed sign-ins to one account from one network, browser or session. */
const perPlace = 10;
const perNetwork = 50;
const perAccount = 100;

/** An attempt to sign in to the account of an address. */
interface Attempt {
  emailKey: string;
  ip: string;
  /** Hash of a browser that was signed in to this account before; null for all others. */
  knownBrowser: Buffer | null;
}

/**
 * Limits of failed sign-ins. Each attempt is counted before its password is checked and removed when it succeeds.
 * Unknown browsers count by account and network, so that nobody can lock out an owner from far away; by network,
 * against attempts at many accounts from one; and by account, against attempts from many networks. A known browser
 * counts separately, so that its owner can sign in whatever strangers try.
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

/** The limit for a signed-in person who gives the password again; counted by session, apart from all others. */
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
