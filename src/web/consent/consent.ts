import { consentCookie } from '../../contract/limits';

export type Consent = 'accepted' | 'rejected' | 'none';

/**
 * § 9: what the cookie `warning` says.
 * @param cookieString as in `document.cookie`
 */
export function readConsent(cookieString: string): Consent {
  for (const pair of cookieString.split(';')) {
    const [name, value] = pair.trim().split('=');
    if (name !== consentCookie.name) continue;
    if (value === 'true') return 'accepted';
    if (value === 'false') return 'rejected';
  }
  return 'none';
}

/** § 9: the cookie to set, true on accept and false on reject, for 30 days on every path. */
export function consentCookieString(choice: Exclude<Consent, 'none'>): string {
  const { name, path, maxAgeSeconds } = consentCookie;
  return `${name}=${choice === 'accepted'}; max-age=${maxAgeSeconds}; path=${path}; SameSite=Lax`;
}
