import type { Transaction } from 'kysely';
import type { TSchema } from 'typebox';
import type { Json } from '#publishing/body.ts';
import type { Kind } from '#publishing/kind.ts';
import type { Schema } from '#server/platform/database/schema.ts';

/** A document that the code ships. */
export interface Seed<Body> {
  slug: string;
  name: string;
  body: Body;
}

/** What a kind of document gives besides its rules, which the browser runs too. */
export interface DocumentKind<Body extends Json, Facts> {
  rules: Kind<Body, Facts>;
  schema: TSchema;
  seeds: readonly Seed<Body>[];
  /** What its checks need to know. May ask others, so it runs outside transactions. */
  readFacts: (given: { body: Body; live: Body | null }) => Promise<Facts>;
  /** The same for the checks in the editor: without asking others. */
  editorFacts: (live: Body | null) => Promise<Facts>;
  /** Writes what other tables say about a body, in the transaction that stores it as a version. */
  onVersion: (tx: Transaction<Schema>, body: Body) => Promise<void>;
  /** What was live before there were documents: it is published at the first start. Null without it. */
  carryOver: (tx: Transaction<Schema>) => Promise<Seed<Body> | null>;
}

/** A kind whose types only its own code knows. */
// biome-ignore lint/suspicious/noExplicitAny: each kind checks its bodies by its schema before its own code sees them
export type AnyDocumentKind = DocumentKind<any, any>;

export type DocumentKinds = Readonly<Record<string, AnyDocumentKind>>;
