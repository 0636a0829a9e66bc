import { type AttemptLimit, limitKey } from '#server/platform/limits/attempt-limit.ts';
import { networkOf } from '#server/platform/limits/network-of.ts';

const windowMs = 60 * 60_000;
const linksPerAddress = 20;
const emailsPerNetwork = 5;
const emailsPerMailbox = 3;

/** How many links one network address may make. */
export function makeLimits(ip: string): AttemptLimit[] {
  return [{ key: limitKey('resume-make', networkOf(ip)), max: linksPerAddress, windowMs }];
}

/** How many emails one network address may have sent, and one mailbox may get: nobody is to be flooded in our name. */
export function sendLimits(ip: string, emailKey: string): AttemptLimit[] {
  return [
    { key: limitKey('resume-send-from', networkOf(ip)), max: emailsPerNetwork, windowMs },
    { key: limitKey('resume-send-to', emailKey), max: emailsPerMailbox, windowMs },
  ];
}
