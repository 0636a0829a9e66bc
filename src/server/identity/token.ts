import { hash, randomBytes } from 'node:crypto';

const tokenBytes = 32;

/** A secret that cannot be guessed, safe in headers and URLs. Only its hash is stored. */
export function createToken(): string {
  return randomBytes(tokenBytes).toString('base64url');
}

/** SHA-256 is fast and still enough: unlike a password, a token has more entropy than anyone can try. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

/** The same hash in hexadecimal. On the hottest path a string costs the garbage collector less than a buffer. */
export function hashTokenAsText(token: string): string {
  return hash('sha256', token, 'hex');
}

/** The token of an Authorization header, with or without `Bearer `; null when there is none. */
export function readToken(authorization: string | undefined): string | null {
  const token = authorization?.replace(/^bearer\s+/i, '').trim();
  return token ? token : null;
}
