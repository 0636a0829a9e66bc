import type { ConsoleAct } from '#contract/console/acts.ts';

/** Who acts: a signed-in operator, or somebody at the command line. */
export interface Actor {
  /** Null for the console's own password and for the command line. */
  operatorId: string | null;
  /** Name of the operator, "Console password", or the user of the operating system. */
  name: string;
  level: 'password' | 'second factor' | 'command line';
  /** A short hash of the network, by which entries from one place are recognised; empty at the command line. */
  network: string;
}

export interface AuditEntry {
  by: Actor;
  act: ConsoleAct;
  /** The account that the act is about. */
  userId?: string | null;
  /** The subject of the act, such as the id of a payment. Never an address. */
  subject?: string;
  /** The change; no address and no secret. */
  before?: string;
  after?: string;
  /** The operator's reason. About a person it is erased with their account. */
  reason?: string;
  /** Default: done. */
  outcome?: 'done' | 'refused';
  /** Epoch ms. */
  now: number;
}

/** An entry as it is stored and hashed; canonical JSON (RFC 8785). */
export interface AuditRecord {
  position: number;
  /** ISO 8601. */
  at: string;
  operator_id: string | null;
  operator_name: string;
  level: Actor['level'];
  network: string;
  act: ConsoleAct;
  user_id: string | null;
  subject: string;
  before: string;
  after: string;
  /** Empty for an entry about a person, whose reason is stored apart. */
  reason: string;
  /** Hexadecimal SHA-256 of the salt and the reason that is stored apart; empty where there is none. */
  reason_hash?: string;
  outcome: 'done' | 'refused';
}
