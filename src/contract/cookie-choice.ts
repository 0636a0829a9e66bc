import { consentCookie } from './limits.ts';

export type CookieChoice = 'accepted' | 'rejected';

/**
 * § 9: what the cookie `warning` says; null when there is none, or it says neither.
 * @param cookies as `document.cookie` and the header of a request have them
 */
export function cookieChoice(cookies: string | undefined): CookieChoice | null {
  for (const pair of (cookies ?? '').split(';')) {
    const [name, value] = pair.trim().split('=');
    if (name !== consentCookie.name) continue;
    if (value === 'true') return 'accepted';
    if (value === 'false') return 'rejected';
  }
  return null;
}

/** § 9: the cookie to set, true on accept and false on reject, for 30 days on every path. */
export function choiceCookie(choice: CookieChoice): string {
  const { name, path, maxAgeSeconds } = consentCookie;
  return `${name}=${choice === 'accepted'}; max-age=${maxAgeSeconds}; path=${path}; SameSite=Lax`;
}
