import { parseCookie, stringifySetCookie } from 'cookie';
import { sessionIdleMs } from './find-signed-in-user.sql.ts';
import { createToken, hashToken } from './token.ts';

const name = 'everkite_browser';
const madeByUs = /^[\w-]{43}$/;

/**
 * One browser, identified by a secret in a cookie that scripts cannot read. Sign-ups, purchases and sign-ins are linked
 * by it; it says nothing about a person.
 */
export interface Browser {
  /** Of the secret, only this hash is stored. */
  hash: Buffer;
  /** For the Set-Cookie header; each answer renews its lifetime. */
  cookie: string;
}

/** For the Set-Cookie header; deletes the secret. */
export const forgottenBrowser = stringifySetCookie({ name, value: '', path: '/api', httpOnly: true, maxAge: 0 });

/**
 * The calling browser; one without a secret gets a new one.
 * @param cookies the Cookie header
 * @param publicUrl with https:, the cookie is only sent over HTTPS
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
