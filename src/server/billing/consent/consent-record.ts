/** One consent as stored in the ledger, with field names as on the wire. */
export interface ConsentRecord {
  /** Counts from 1. */
  position: number;
  kind: 'purchase' | 'plan-change';
  /** Set for a purchase. */
  checkout_id: string | null;
  /** Set for a change of plan. */
  subscription_id: string | null;
  user_id: string;
  /** Hexadecimal SHA-256 of the trimmed, lower-cased email address. */
  email_hash: string;
  /** Exactly the text that was on screen. */
  text: string;
  version: string;
  locale: string;
  amount_minor: number;
  /** ISO 4217. */
  currency: string;
  offer_id: number;
  /** ISO 8601. */
  accepted_at: string;
}

/** The record as canonical JSON (RFC 8785), so that equal records have the same text. */
export function writeRecord(record: ConsentRecord): string {
  return JSON.stringify(record, Object.keys(record).sort());
}

export function readRecord(text: string): ConsentRecord {
  return JSON.parse(text) as ConsentRecord;
}
