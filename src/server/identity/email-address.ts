import { createHash } from 'node:crypto';
import { emailKeyOf } from '#contract/email-key.ts';

const maxLength = 254;
const maxLocalLength = 64;
const local = /^[^\s@"(),:;<>[\]\\\p{Cc}]+$/u;
const label = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u;

/** The message for an address that cannot be one. */
export const emailFault = 'Enter an email address like name@example.com.';

export interface EmailAddress {
  /** As given, trimmed; emails are sent to this. */
  email: string;
  /** For comparisons, see `emailKeyOf`. */
  emailKey: string;
}

/** Reads an address for storing and comparing (RFC 5321 without quoted names); null when it cannot be one. */
export function readEmailAddress(given: string): EmailAddress | null {
  const email = given.trim();
  if (email.length > maxLength || !isPlain(email)) return null;
  const at = email.lastIndexOf('@');
  const [name, domain] = [email.slice(0, at), email.slice(at + 1)];
  if (at < 1 || name.length > maxLocalLength) return null;
  if (!local.test(name) || name.startsWith('.') || name.endsWith('.') || name.includes('..')) return null;
  const labels = domain.split('.');
  if (labels.length < 2 || !labels.every((part) => label.test(part))) return null;
  return { email, emailKey: emailKeyOf(email) };
}

/** False for lookalikes such as the Kelvin sign: once lower-cased, they would make it another person's address. */
function isPlain(text: string): boolean {
  return [...text].every((sign) => sign.normalize('NFKC') === sign) && text.normalize('NFC') === text;
}

/** SHA-256 in hexadecimal. @param emailKey the trimmed, lower-cased address */
export function hashEmailAddress(emailKey: string): string {
  return createHash('sha256').update(emailKey).digest('hex');
}
