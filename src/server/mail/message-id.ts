import { hash } from 'node:crypto';

const digestLength = 32;

/**
 * The Message-ID (RFC 5322) of the email with this key, the same for every attempt, so that the receiving system can
 * recognise a duplicate. Does not reveal the key. `publicUrl` makes it differ between two installations.
 */
export function messageIdOf(key: string, publicUrl: string): string {
  const digest = hash('sha256', `${publicUrl} ${key}`, 'base64url').slice(0, digestLength);
  return `<${digest}@${new URL(publicUrl).hostname}>`;
}
