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
