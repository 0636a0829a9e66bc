import type { PublicationRow } from '#contract/console/publishing.ts';
import { beginsAt, isCovered, isOver } from '#publishing/shown.ts';
import type { DocumentRecord } from '#server/publishing/documents.sql.ts';
import type { PublicationRecord } from '#server/publishing/publications.sql.ts';

const iso = (at: number): string => new Date(at).toISOString();

/** `withdrawn`: it ended before it began. `covered`: a later one shows in its place. */
function stateOf(
  publication: PublicationRecord,
  others: readonly PublicationRecord[],
  now: number,
): PublicationRow['state'] {
  const begin = beginsAt(publication);
  const { endsAt } = publication;
  if (endsAt !== null && isOver(publication, now)) return begin === null || begin >= endsAt ? 'withdrawn' : 'over';
  if (begin === null) return 'waits';
  if (begin > now) return 'planned';
  return isCovered(publication, others, now) ? 'covered' : 'live';
}

/** A publication as the console shows it; `others` are those of the same document that are not over. */
export function rowOf(
  publication: PublicationRecord,
  {
    document,
    number,
    others,
    now,
  }: { document: DocumentRecord; number: number; others: readonly PublicationRecord[]; now: number },
): PublicationRow {
  const { audience } = publication;
  return {
    id: publication.id,
    kind: document.kind,
    document_id: publication.documentId,
    document: document.name,
    version_id: publication.versionId,
    number,
    audience: {
      quizzes: audience.quizzes === null ? null : [...audience.quizzes],
      countries: audience.countries === null ? null : [...audience.countries],
    },
    state: stateOf(
      publication,
      others.filter(({ id }) => id !== publication.id),
      now,
    ),
    starts_at: iso(beginsAt(publication) ?? publication.startsAt),
    ends_at: publication.endsAt === null ? null : iso(publication.endsAt),
    asked_by: publication.askedBy,
    asked_at: iso(publication.askedAt),
    approved_by: publication.approvedBy,
    why: publication.why,
    approval_needed: publication.approvalNeeded,
    is_back: publication.isBack,
    changes: publication.changes.map(({ what, before, after }) => ({ what, before, after })),
  };
}
