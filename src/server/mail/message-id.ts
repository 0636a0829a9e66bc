import { hash } from 'node:crypto';

const digestLength = 32;

/**
 * The Message-ID (RFC 5322) of the email with this key, the same at every attempt: where an email arrives twice, the
 * receiving system can tell that it is one. Says nothing of the key. `publicUrl` keeps two installations apart.
 */
export function messageIdOf(key: string, publicUrl: string): string {
  const digest = hash('sha256', `${publicUrl} ${key}`, 'base64url').slice(0, digestLength);
  return `<${digest}@${new URL(publicUrl).hostname}>`;
}
