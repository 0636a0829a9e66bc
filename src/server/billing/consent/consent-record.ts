/** One consent as the ledger holds it, field by field as on the wire. */
export interface ConsentRecord {
  /** 1 for the first of all. */
  position: number;
  kind: 'purchase' | 'plan-change';
  /** Of a purchase. */
  checkout_id: string | null;
  /** Of a change of plan. */
  subscription_id: string | null;
  user_id: string;
  /** Hexadecimal SHA-256 of the trimmed, lower-cased address. */
  email_hash: string;
  /** Exactly what stood on the screen. */
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

/** The record as canonical JSON (RFC 8785): one record has one text. */
export function writeRecord(record: ConsentRecord): string {
  return JSON.stringify(record, Object.keys(record).sort());
}

export function readRecord(text: string): ConsentRecord {
  return JSON.parse(text) as ConsentRecord;
}
