import { hash } from 'node:crypto';
import { isIPv4, isIPv6 } from 'node:net';

/** Shared by all callers for whom the proxy sent no valid address. */
const unknown = 'unknown';

/**
 * An IPv4 address unchanged, or the first 64 bits of an IPv6 address, which belong to one household or machine. A port,
 * which some proxies append, is removed, because it differs with each connection.
 */
export function networkOf(ip: string): string {
  const address = withoutPort(ip.trim()).split('%')[0]!;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  if (isIPv4(mapped)) return mapped;
  return isIPv6(address) ? `${firstGroups(address)}::/64` : unknown;
}

/** A short hash of a network, by which its entries in the audit are recognized. */
export function shortNetworkOf(ip: string): string {
  return hash('sha256', networkOf(ip), 'hex').slice(0, 8);
}

function withoutPort(text: string): string {
  const bracketed = /^\[([^\]]*)\](:\d+)?$/.exec(text);
  if (bracketed) return bracketed[1]!;
  return /^[\d.]+:\d+$/.test(text) ? text.split(':')[0]! : text;
}

function firstGroups(address: string): string {
  const [head = '', tail] = address.toLowerCase().split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':').length : 0;
  const missing = tail === undefined ? 0 : Math.max(0, 8 - groups.length - after);
  const first = [...groups, ...Array<string>(missing).fill('0'), ...(tail ? tail.split(':') : [])].slice(0, 4);
  return first.map((group) => group.replace(/^0+(?=.)/, '')).join(':');
}
