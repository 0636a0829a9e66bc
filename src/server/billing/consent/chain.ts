import { createHash } from 'node:crypto';
import { type ConsentRecord, readRecord } from './consent-record.ts';

/** How far a chain is known to be whole: the position and hash of the entry there. */
export interface Link {
  position: number;
  hash: Buffer;
}

export interface LedgerEntry extends Link {
  /** Canonical JSON. */
  record: string;
  /** By which entries are found; they must say what the record says. */
  found: Pick<ConsentRecord, 'user_id' | 'email_hash' | 'checkout_id' | 'subscription_id' | 'accepted_at'>;
}

/** Before the first entry. */
export const chainStart: Link = { position: 0, hash: Buffer.alloc(32) };

/** SHA-256 over the hash of the entry before and the record: whoever changes one entry breaks all that follow. */
export function hashAfter(previous: Buffer, record: string): Buffer {
  return createHash('sha256').update(previous).update(record).digest();
}

/** Goes on from `link` to the entry after it; null when this is not the entry that was written there. */
export function follow(link: Link, entry: LedgerEntry): Link | null {
  const { position, hash, record, found } = entry;
  if (position !== link.position + 1 || !hash.equals(hashAfter(link.hash, record))) return null;
  return says(record, { position, ...found }) ? { position, hash } : null;
}

function says(record: string, facts: Partial<ConsentRecord>): boolean {
  try {
    const said = readRecord(record);
    return Object.entries(facts).every(([field, value]) => said[field as keyof ConsentRecord] === value);
  } catch {
    return false;
  }
}
