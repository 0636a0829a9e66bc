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
  /** Its documents are those that the code ships: operators make no others. */
  onlySeeds?: true;
  /** What its checks need to know, by the slug of the document. May ask others, so it runs outside transactions. */
  readFacts: (given: { slug: string; body: Body; live: Body | null }) => Promise<Facts>;
  /** The same for the checks in the editor: without asking others. */
  editorFacts: (given: { slug: string; live: Body | null }) => Promise<Facts>;
  /** Writes what other tables say about a body, in the transaction that stores it as a version. */
  onVersion: (tx: Transaction<Schema>, body: Body) => Promise<void>;
  /** What was live before there were documents: it is published at the first start. Null without it. */
  carryOver: (tx: Transaction<Schema>) => Promise<Seed<Body> | null>;
}

/** A kind whose types only its own code knows. */
// biome-ignore lint/suspicious/noExplicitAny: each kind checks its bodies by its schema before its own code sees them
export type AnyDocumentKind = DocumentKind<any, any>;

export type DocumentKinds = Readonly<Record<string, AnyDocumentKind>>;

/** What has to be equal in two versions for stored answers to mean the same; null where nothing is stored. */
export const scoringIn = ({ rules }: Pick<AnyDocumentKind, 'rules'>, body: Json): Json =>
  rules.scoring === undefined ? null : rules.scoring(body);
