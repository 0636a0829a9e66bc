import { createHash } from 'node:crypto';
import { type ConsentRecord, readRecord } from './consent-record.ts';

/** The position and hash of an entry, up to which the chain is known to be intact. */
export interface Link {
  position: number;
  hash: Buffer;
}

export interface LedgerEntry extends Link {
  /** Canonical JSON. */
  record: string;
  /** Columns by which entries are found; they must match the record. */
  lookup: Pick<ConsentRecord, 'user_id' | 'email_hash' | 'checkout_id' | 'subscription_id' | 'accepted_at'>;
}

/** The link before the first entry. */
export const chainStart: Link = { position: 0, hash: Buffer.alloc(32) };

/** SHA-256 of the previous entry's hash and the record, so that changing an entry breaks the chain from there on. */
export function hashAfter(previous: Buffer, record: string): Buffer {
  return createHash('sha256').update(previous).update(record).digest();
}

/** Moves on from `link` to the next entry; null when `entry` is not the one that was written there. */
export function follow(link: Link, entry: LedgerEntry): Link | null {
  const { position, hash, record, lookup } = entry;
  if (position !== link.position + 1 || !hash.equals(hashAfter(link.hash, record))) return null;
  return matches(record, { position, ...lookup }) ? { position, hash } : null;
}

function matches(record: string, facts: Partial<ConsentRecord>): boolean {
  try {
    const stored = readRecord(record);
    return Object.entries(facts).every(([field, value]) => stored[field as keyof ConsentRecord] === value);
  } catch {
    return false;
  }
}
