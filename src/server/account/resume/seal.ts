import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const keyBytes = 32;
/** NIST SP 800-38D: 96 bits is what GCM is made for. */
const nonceBytes = 12;
const tagBytes = 16;
const purpose = 'everkite resume link';

/**
 * Locks `text` (AES-256-GCM) with a key that only the token gives (HKDF-SHA256, RFC 5869): who has the database alone
 * can read nothing. Nonce, tag and ciphertext, in this order.
 */
export function seal(token: string, text: string): Buffer {
  const nonce = randomBytes(nonceBytes);
  const lock = createCipheriv(cipher, keyOf(token), nonce);
  const locked = Buffer.concat([lock.update(text, 'utf8'), lock.final()]);
  return Buffer.concat([nonce, lock.getAuthTag(), locked]);
}

/** The text again; null when it was locked with another token or has been changed since. */
export function unseal(token: string, sealed: Buffer): string | null {
  if (sealed.length < nonceBytes + tagBytes) return null;
  const nonce = sealed.subarray(0, nonceBytes);
  const tag = sealed.subarray(nonceBytes, nonceBytes + tagBytes);
  const unlock = createDecipheriv(cipher, keyOf(token), nonce, { authTagLength: tagBytes }).setAuthTag(tag);
  try {
    return Buffer.concat([unlock.update(sealed.subarray(nonceBytes + tagBytes)), unlock.final()]).toString('utf8');
  } catch {
    return null;
  }
}

function keyOf(token: string): Buffer {
  return Buffer.from(hkdfSync('sha256', token, '', purpose, keyBytes));
}
