/** Excludes the signs of a path, a port or an escape in a URL, which no domain contains. */
const nameOnly = /^[\p{L}\p{M}\p{N}.-]+$/u;

/**
 * The address by which mailboxes are compared: trimmed, lower-cased, and the domain as DNS knows it, because a domain in
 * another script has two spellings (RFC 5891).
 */
export function emailKeyOf(address: string): string {
  const lower = address.trim().toLowerCase();
  const domain = lower.slice(lower.lastIndexOf('@') + 1);
  if (!lower.includes('@') || /^[ -~]*$/.test(domain) || !nameOnly.test(domain)) return lower;
  return lower.slice(0, -domain.length) + asciiOf(domain);
}

function asciiOf(domain: string): string {
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}
