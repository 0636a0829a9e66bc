import type { Kysely } from 'kysely';
import type { Audience, Visitor } from '#publishing/audience.ts';
import { shownTo } from '#publishing/shown.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import type { AnyDocumentKind } from './document-kind.ts';
import { type PublishedVersion, readPublished } from './published.ts';

/** Somebody of an audience, who stands for all of it. */
function oneOf({ quizzes, countries }: Audience): Visitor {
  return { quiz: quizzes?.[0] ?? null, country: countries?.[0] ?? null };
}

interface Asked {
  documentId: number;
  audience: Audience;
  /** Epoch ms. */
  now: number;
}

/** What an audience is shown now in the place that a document fills; null when that is nothing. */
export async function findLive(
  db: Kysely<Schema>,
  kind: Pick<AnyDocumentKind, 'rules'>,
  asked: Asked,
): Promise<PublishedVersion | null> {
  return liveAmong(await readPublished(db, kind.rules.name, asked.now), kind, asked);
}

/** The same of the published versions of the kind. */
export function liveAmong(
  all: readonly PublishedVersion[],
  { rules }: Pick<AnyDocumentKind, 'rules'>,
  { documentId, audience, now }: Asked,
): PublishedVersion | null {
  const inPlace = rules.place === 'shared' ? all : all.filter((one) => one.documentId === documentId);
  return shownTo(inPlace, oneOf(audience), now);
}
