import { consentCookie } from '../../contract/limits';

/**
 * § 9: what the cookie `warning` of a request says; null when there is none, or it says neither.
 * @param header as the browser sends it
 */
export function cookieChoice(header: string | undefined): 'accepted' | 'rejected' | null {
  for (const pair of (header ?? '').split(';')) {
    const [name, value] = pair.trim().split('=');
    if (name !== consentCookie.name) continue;
    if (value === 'true') return 'accepted';
    if (value === 'false') return 'rejected';
  }
  return null;
}
