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
