import { type AttemptLimit, limitKey } from '#server/platform/limits/attempt-limit.ts';
import { networkOf } from '#server/platform/limits/network-of.ts';

const windowMs = 60 * 60_000;
const asksPerNetwork = 60;
const emailsPerAccount = 5;

/** How often one network address may ask for a link, whoever for. */
export function askLimits(ip: string): AttemptLimit[] {
  return [{ key: limitKey('leave-ask', networkOf(ip)), max: asksPerNetwork, windowMs }];
}

/** How many emails one mailbox may get: nobody is to be flooded in our name. */
export function leaveEmailLimits(emailKey: string): AttemptLimit[] {
  return [{ key: limitKey('leave-to', emailKey), max: emailsPerAccount, windowMs }];
}
