import { createCipheriv, createDecipheriv, hash, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const keyBytes = 32;
const nameBytes = 4;
/** NIST SP 800-38D: GCM is designed for 96 bits. */
const nonceBytes = 12;
const tagBytes = 16;
const headBytes = nameBytes + nonceBytes + tagBytes;
const purpose = 'everkite secrets';

/** Seals secrets that the database keeps and only this program reads. */
export interface Secrets {
  /** `context` names the secret and its owner; data sealed for another context is not opened. */
  seal: (data: Uint8Array, context: string) => Buffer;
  /** Null when no key opens it, it was changed, or it was sealed for another context. */
  open: (sealed: Buffer, context: string) => Buffer | null;
  /** Whether it was sealed with the newest key. */
  isCurrent: (sealed: Buffer) => boolean;
}

/**
 * AES-256-GCM with keys derived from `texts` (HKDF-SHA256, RFC 5869). The first one seals, all of them open, so that a
 * key can be replaced without a pause. Sealed data begins with a name of its key.
 */
export function createSecrets(texts: readonly string[]): Secrets {
  const keys = texts.map((text) => {
    const key = Buffer.from(hkdfSync('sha256', text, '', purpose, keyBytes));
    return { key, name: hash('sha256', key, 'buffer').subarray(0, nameBytes) };
  });
  const newest = keys[0];
  if (newest === undefined) throw new Error('There is no key to seal with.');
  return {
    seal(data, context) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, newest.key, nonce).setAAD(Buffer.from(context));
      const encrypted = Buffer.concat([cipher.update(data), cipher.final()]);
      return Buffer.concat([newest.name, nonce, cipher.getAuthTag(), encrypted]);
    },
    open(sealed, context) {
      if (sealed.length < headBytes) return null;
      const name = sealed.subarray(0, nameBytes);
      const key = keys.find((each) => each.name.equals(name))?.key;
      return key === undefined ? null : decrypt(key, sealed.subarray(nameBytes), context);
    },
    isCurrent: (sealed) => newest.name.equals(sealed.subarray(0, nameBytes)),
  };
}

function decrypt(key: Buffer, sealed: Buffer, context: string): Buffer | null {
  const tag = sealed.subarray(nonceBytes, nonceBytes + tagBytes);
  const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, nonceBytes), { authTagLength: tagBytes })
    .setAAD(Buffer.from(context))
    .setAuthTag(tag);
  try {
    return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]);
  } catch {
    return null;
  }
}
