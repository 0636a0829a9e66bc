import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const keyBytes = 32;
/** NIST SP 800-38D: GCM is designed for 96 bits. */
const nonceBytes = 12;
const tagBytes = 16;
const purpose = 'everkite resume link';

/**
 * Encrypts `text` (AES-256-GCM) with a key derived from the token (HKDF-SHA256, RFC 5869), so that the database alone
 * reveals nothing. Returns nonce, tag and ciphertext, in this order.
 */
export function seal(token: string, text: string): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, keyOf(token), nonce);
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]);
}

/** Decrypts the text; null when the token is another one or the data was changed. */
export function unseal(token: string, sealed: Buffer): string | null {
  if (sealed.length < nonceBytes + tagBytes) return null;
  const nonce = sealed.subarray(0, nonceBytes);
  const tag = sealed.subarray(nonceBytes, nonceBytes + tagBytes);
  const decipher = createDecipheriv(algorithm, keyOf(token), nonce, { authTagLength: tagBytes }).setAuthTag(tag);
  try {
    return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

function keyOf(token: string): Buffer {
  return Buffer.from(hkdfSync('sha256', token, '', purpose, keyBytes));
}
