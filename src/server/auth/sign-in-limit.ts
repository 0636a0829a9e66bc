import { createHash } from 'node:crypto';

/** Failures older than this are forgotten. */
export const failureWindowMs = 15 * 60_000;
const perAccount = 10;
const perAddress = 50;

/** What failures are counted by, and how many of them in the window close the door. */
export interface FailureLimit {
  key: string;
  max: number;
}

/**
 * Counted by account, so that one password is not guessed from many places, and by network address, so that many are
 * not from one. The keys hold no e-mail address in the clear: there may be no such account.
 */
export function failureLimits(emailKey: string, ip: string): FailureLimit[] {
  const account = createHash('sha256').update(emailKey).digest('base64url');
  return [
    { key: `account:${account}`, max: perAccount },
    { key: `address:${networkOf(ip)}`, max: perAddress },
  ];
}

/** An IPv4 address as it is; of an IPv6 one the first 64 bits, which one household or machine has to itself. */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
  if (mapped) return mapped[1]!;
  if (!ip.includes(':')) return ip;
  const [head = '', tail] = ip.toLowerCase().split('%')[0]!.split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':').length : 0;
  const missing = tail === undefined ? 0 : Math.max(0, 8 - groups.length - after);
  const first = [...groups, ...Array<string>(missing).fill('0'), ...(tail ? tail.split(':') : [])].slice(0, 4);
  return `${first.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}
