/**
 * The token of the link that was opened. It leaves the address bar at once, so that nobody copies or photographs it by
 * chance, and stays with the history entry, so that a reload works. Null when there is none.
 */
export function takeLinkToken(): string | null {
  const inAddress = location.hash.slice(1);
  if (inAddress !== '') history.replaceState({ linkToken: inAddress }, '', location.pathname + location.search);
  const { linkToken } = (history.state ?? {}) as { linkToken?: unknown };
  return typeof linkToken === 'string' ? linkToken : null;
}
