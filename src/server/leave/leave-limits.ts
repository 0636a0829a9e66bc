import { type AttemptLimit, limitKey } from '../limit/attempt-limit';
import { networkOf } from '../limit/network-of';

const windowMs = 60 * 60_000;
const asksPerNetwork = 60;
const lettersPerAccount = 5;

/** How often one network address may ask for a link, whoever for. */
export function askLimits(ip: string): AttemptLimit[] {
  return [{ key: limitKey('leave-ask', networkOf(ip)), max: asksPerNetwork, windowMs }];
}

/** How many letters one mailbox may get: nobody is to be flooded in our name. */
export function letterLimits(emailKey: string): AttemptLimit[] {
  return [{ key: limitKey('leave-letter', emailKey), max: lettersPerAccount, windowMs }];
}
