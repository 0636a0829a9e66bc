import { consentCookie } from './limits.ts';

export type CookieChoice = 'accepted' | 'rejected';

/**
 * § 9: the choice kept in the cookie `warning`; null when the cookie is missing or has another value.
 * @param cookies in the form of `document.cookie` and of the Cookie header
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

/** § 9: the cookie to set: true on Accept and false on Reject, for 30 days on every path. */
export function choiceCookie(choice: CookieChoice): string {
  const { name, path, maxAgeSeconds } = consentCookie;
  return `${name}=${choice === 'accepted'}; max-age=${maxAgeSeconds}; path=${path}; SameSite=Lax`;
}
