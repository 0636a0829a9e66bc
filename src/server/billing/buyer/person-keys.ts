import { createHash } from 'node:crypto';

/** What identifies a buyer. */
export interface Known {
  /** The trimmed, lower-cased email address; null when unknown. */
  emailKey: string | null;
  /** The provider's customer id; null when unknown. */
  customerId: string | null;
  /** As returned by `cardKey`. */
  cardKeys: readonly string[];
}

/** Hosts that are aliases, and hosts that ignore dots in the local part. */
const hostAliases: Record<string, string> = { 'googlemail.com': 'gmail.com' };
const dotless = new Set(['gmail.com']);

/** One form for all spellings of a mailbox: without a tag after "+", and without dots where the host ignores them. */
export function mailboxOf(emailKey: string): string {
  const address = emailKey.normalize('NFKC').trim().toLowerCase();
  const at = address.lastIndexOf('@');
  if (at < 1) return address;
  const given = address.slice(at + 1);
  const host = hostAliases[given] ?? given;
  const tagged = address.slice(0, at);
  const tag = tagged.indexOf('+', 1);
  const local = tag < 0 ? tagged : tagged.slice(0, tag);
  return `${dotless.has(host) ? local.replaceAll('.', '') : local}@${host}`;
}

interface Card {
  type: string;
  last4: string;
  expiryMonth: number | null;
  expiryYear: number | null;
  cardholderName: string | null;
}

/** Identifies a card by what the provider reports of it; null when that is too little. */
export function cardKey({ type, last4, expiryMonth, expiryYear, cardholderName }: Card): string | null {
  const name = cardholderName?.normalize('NFKC').trim().toLowerCase().replace(/\s+/g, ' ');
  if (!name || !last4 || !expiryMonth || !expiryYear) return null;
  return [type, last4, expiryMonth, expiryYear, name].join('|');
}

/** The hashes by which a trial or a withdrawal of this person is recognised, even after their account is erased. */
export function personKeys({ emailKey, customerId, cardKeys }: Known): Buffer[] {
  const named = [
    ...(emailKey === null ? [] : [`email:${mailboxOf(emailKey)}`]),
    ...(customerId === null ? [] : [`customer:${customerId}`]),
    ...cardKeys.map((key) => `card:${key}`),
  ];
  return [...new Set(named)].map(hashKey);
}

export function hashKey(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
