import { parseCookie, stringifySetCookie } from 'cookie';
import { sessionIdleMs } from './find-signed-in-user.sql.ts';
import { createToken, hashToken } from './token.ts';

const name = 'everkite_browser';
const madeByUs = /^[\w-]{43}$/;

/**
 * One browser, told from all others by a secret that it keeps in a cookie which no script reads. Who signs up, buys or
 * signs in is known again by it; it says nothing about a person.
 */
export interface Browser {
  /** All that we keep of the secret. */
  hash: Buffer;
  /** For the Set-Cookie header: with each answer its time begins anew. */
  cookie: string;
}

/** For the Set-Cookie header: the browser forgets its secret. */
export const forgottenBrowser = stringifySetCookie({ name, value: '', path: '/api', httpOnly: true, maxAge: 0 });

/**
 * The browser that calls; one without a secret gets its own.
 * @param cookies the Cookie header
 * @param publicUrl served by HTTPS, the cookie travels by HTTPS only
 */
export function browserOf(cookies: string | undefined, publicUrl: string): Browser {
  const kept = parseCookie(cookies ?? '')[name];
  const secret = kept !== undefined && madeByUs.test(kept) ? kept : createToken();
  const cookie = stringifySetCookie({
    name,
    value: secret,
    path: '/api',
    httpOnly: true,
    sameSite: 'strict',
    secure: publicUrl.startsWith('https:'),
    maxAge: sessionIdleMs / 1000,
  });
  return { hash: hashToken(secret), cookie };
}
