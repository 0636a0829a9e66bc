import { type Static, Type } from 'typebox';
import { consoleActs } from './acts.ts';
import type { ConsoleRows } from './call-row.ts';
import { consoleCalls } from './calls.ts';

const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
const acts = Object.keys(consoleActs) as (keyof typeof consoleActs)[];
const levels = ['password', 'second factor', 'command line'] as const;

/** Days are of the operator's time zone, both included. */
export const AuditQuery = Type.Object({
  /** An operator's id; `none`: the console's own password and the command line. */
  operator: Type.Optional(Type.String({ pattern: '^(\\d{1,18}|none)$' })),
  act: Type.Optional(Type.Enum(acts)),
  from: Type.Optional(Day),
  to: Type.Optional(Day),
  /** The last number of the page before. */
  before: Type.Optional(Type.String({ pattern: '^\\d{1,15}$' })),
});
export type AuditQuery = Static<typeof AuditQuery>;

/** One entry; empty texts say nothing. */
export const AuditRow = Type.Object({
  position: Type.Integer(),
  /** ISO 8601. */
  at: Type.String(),
  operator_id: Type.Union([Type.String(), Type.Null()]),
  operator_name: Type.String(),
  level: Type.Enum([...levels]),
  /** A short hash, the same for one network. */
  network: Type.String(),
  act: Type.Enum(acts),
  /** The account that it is about. */
  user_id: Type.Union([Type.String(), Type.Null()]),
  subject: Type.String(),
  before: Type.String(),
  after: Type.String(),
  reason: Type.String(),
  outcome: Type.Enum(['done', 'refused']),
});
export type AuditRow = Static<typeof AuditRow>;

/** The latest verification of the chain. */
export const AuditVerified = Type.Object({
  /** ISO 8601. */
  at: Type.String(),
  /** The last intact entry, or the first that is missing or was changed. */
  position: Type.Integer(),
  is_whole: Type.Boolean(),
});
export type AuditVerified = Static<typeof AuditVerified>;

/** The newest first. */
export const AuditAnswer = Type.Object({
  entries: Type.Array(AuditRow),
  /** The value of `before` for the next page; null on the last. */
  next: Type.Union([Type.String(), Type.Null()]),
  chain: Type.Object({
    /** Entries that are kept. */
    entries: Type.Integer(),
    /** ISO 8601; null when there are none. */
    since: Type.Union([Type.String(), Type.Null()]),
    /** SHA-256 in hexadecimal of the last entry and all before it. */
    head: Type.String(),
    /** Null when it never was. */
    verified: Type.Union([AuditVerified, Type.Null()]),
  }),
});
export type AuditAnswer = Static<typeof AuditAnswer>;

export const auditCallSchemas = {
  [consoleCalls.readAudit]: {
    may: 'operator',
    needs: 'read the audit',
    query: AuditQuery,
    answer: { 200: AuditAnswer },
    refusals: [400],
  },
  [consoleCalls.verifyAudit]: { may: 'operator', needs: 'read the audit', answer: { 200: AuditVerified } },
} satisfies ConsoleRows;
