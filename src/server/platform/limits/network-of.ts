import { hash } from 'node:crypto';
import { isIPv4, isIPv6 } from 'node:net';

/** Shared by all callers for whom the proxy sent no valid address. */
const unknown = 'unknown';

/**
 * An IPv4 address unchanged, in whatever form an IPv6 address has it (RFC 4291, 2.5.5.2), or the first 64 bits of an IPv6 address, which belong to one household or machine. A port,
 * which some proxies append, is removed, because it differs with each connection.
 */
export function networkOf(ip: string): string {
  const address = withoutPort(ip.trim()).split('%')[0]!;
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return unknown;
  const groups = groupsOf(address);
  return mappedIn(groups) ?? `${groups.slice(0, 4).join(':')}::/64`;
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

/** The eight groups of a valid address, in hexadecimal without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('::');
  const [before, after] = [head, tail ?? ''].map((part) => (part === '' ? [] : part.split(':').flatMap(inGroups)));
  const missing = tail === undefined ? 0 : 8 - before!.length - after!.length;
  const all = [...before!, ...Array<string>(Math.max(0, missing)).fill('0'), ...after!];
  return all.map((group) => group.replace(/^0+(?=.)/, ''));
}

/** An address may end in an IPv4 address, which stands for two groups. */
function inGroups(part: string): string[] {
  if (!part.includes('.')) return [part];
  const [a = 0, b = 0, c = 0, d = 0] = part.split('.').map(Number);
  return [(a * 256 + b).toString(16), (c * 256 + d).toString(16)];
}

/** The IPv4 address that the groups stand for; null when they stand for none. */
function mappedIn(groups: readonly string[]): string | null {
  if (groups.slice(0, 5).some((group) => group !== '0') || groups[5] !== 'ffff') return null;
  return groups
    .slice(6)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((two) => [two >> 8, two & 255])
    .join('.');
}
