import { createHash } from 'node:crypto';

/** What somebody is known by who buys. */
export interface Known {
  /** The trimmed, lower-cased address; null when it is not known. */
  emailKey: string | null;
  /** The provider's. */
  customerId: string | null;
  /** As `cardKey` gives it. */
  cardKeys: readonly string[];
}

/** Hosts that are one, and hosts whose local parts go without dots. */
const sameHost: Record<string, string> = { 'googlemail.com': 'gmail.com' };
const dotless = new Set(['gmail.com']);

/**
 * One for all the ways in which one mailbox can be written: without a tag after "+", and without dots where they count
 * for nothing.
 */
export function mailboxOf(emailKey: string): string {
  const address = emailKey.normalize('NFKC').trim().toLowerCase();
  const at = address.lastIndexOf('@');
  if (at < 1) return address;
  const given = address.slice(at + 1);
  const host = sameHost[given] ?? given;
  const tagged = address.slice(0, at);
  const local = tagged.replace(/(?<=.)\+.*$/, '');
  return `${dotless.has(host) ? local.replaceAll('.', '') : local}@${host}`;
}

interface Card {
  type: string;
  last4: string;
  expiryMonth: number | null;
  expiryYear: number | null;
  cardholderName: string | null;
}

/** What tells a card from others as far as the provider tells; null when too little is told to know it again. */
export function cardKey({ type, last4, expiryMonth, expiryYear, cardholderName }: Card): string | null {
  const name = cardholderName?.normalize('NFKC').trim().toLowerCase().replace(/\s+/g, ' ');
  if (!name || !last4 || !expiryMonth || !expiryYear) return null;
  return [type, last4, expiryMonth, expiryYear, name].join('|');
}

/** The hashes by which a trial or a withdrawal of this person is known again, also after their account is gone. */
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
