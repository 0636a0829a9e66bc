import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Networks that are not reached from outside (RFC 1918, 4193, 4291, 3927, 6598). */
const own = new BlockList();
for (const [net, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const) {
  own.addSubnet(net, bits, 'ipv4');
}
own.addAddress('::1', 'ipv6');
own.addSubnet('fc00::', 7, 'ipv6');
own.addSubnet('fe80::', 10, 'ipv6');

/** Names that never lead to the internet (RFC 6761, 6762). */
const ownNames = /(^|\.)(localhost|test|example|invalid|local|internal|lan)$/;

/** Whether strangers may reach this address. */
export function isPublic(url: string): boolean {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '').toLowerCase();
  if (isIPv4(host)) return !own.check(host, 'ipv4');
  if (isIPv6(host)) return !own.check(host, 'ipv6');
  return host.includes('.') && !ownNames.test(host);
}
