import type { Transaction } from 'kysely';
import type { Change } from '#publishing/kind.ts';
import { beginsAt } from '#publishing/shown.ts';
import { cutText } from '#quiz/engine/cut-text.ts';
import { recordAudit } from '#server/platform/audit/record-audit.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import type { Operator } from '#server/platform/http/operator.ts';
import type { DocumentRecord, VersionRecord } from './documents.sql.ts';
import type { PublicationRecord } from './publications.sql.ts';

interface Noted {
  act: 'asked to publish' | 'published' | 'approved' | 'rolled back' | 'ended what was shown';
  document: DocumentRecord;
  version: VersionRecord;
  publication: Omit<PublicationRecord, 'id'>;
  changes: readonly Change[];
  why: string;
  now: number;
}

/** Longest difference in the audit, in characters. */
const longestNote = 2000;

/** Records what was done with a publication, with its difference in words. */
export async function notePublication(
  tx: Transaction<Schema>,
  by: Operator,
  { act, document, version, publication, changes, why, now }: Noted,
): Promise<void> {
  const begin = beginsAt(publication as PublicationRecord) ?? publication.startsAt;
  const from = `from ${new Date(begin).toISOString()}`;
  const until = publication.endsAt === null ? '' : ` until ${new Date(publication.endsAt).toISOString()}`;
  const side = (pick: 'before' | 'after') =>
    cutText(changes.map((change) => `${change.what}: ${change[pick] ?? 'none'}`).join('; '), longestNote);
  await recordAudit(tx, {
    by,
    act,
    subject: `${document.name}, version ${version.number}`,
    before: side('before'),
    after: [`${from}${until}`, side('after')].filter((part) => part !== '').join('; '),
    reason: why,
    now,
  });
}
