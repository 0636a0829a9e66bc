import type { Transaction } from 'kysely';
import { isEverybody } from '#publishing/audience.ts';
import { isInForce, shownTo } from '#publishing/shown.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import type { Operator } from '#server/platform/http/operator.ts';
import { kindOf } from './check-body.ts';
import type { DeskDeps } from './deps.ts';
import { type DocumentRecord, findDocument, findVersion } from './documents.sql.ts';
import { notePublication } from './note-publication.ts';
import {
  endPublication,
  findPublication,
  listOpenPublications,
  type PublicationRecord,
  raiseEpoch,
} from './publications.sql.ts';
import type { PublishRefusal } from './publish-outcome.ts';
import { closeApproval } from './publishing-work.ts';

/** Ends what is shown, withdraws what is planned, or declines what waits. */
export async function endShown(
  deps: DeskDeps,
  by: Operator,
  { publicationId, why }: { publicationId: number; why: string },
): Promise<'ended' | PublishRefusal> {
  const known = await findPublication(deps.db, publicationId);
  if (known === null) return { refused: 'unknown' };
  const document = (await findDocument(deps.db, known.documentId))!;
  const done = await inTransaction(deps.db, async (tx): Promise<'ended' | PublishRefusal> => {
    await findDocument(tx, document.id, { lock: true });
    const publication = (await findPublication(tx, publicationId, { lock: true }))!;
    const now = deps.clock();
    if (publication.endsAt !== null && publication.endsAt <= now) return { refused: 'over' };
    // An end that was announced is never moved.
    if (publication.endsAt !== null && isInForce(publication, now)) return { refused: 'over' };
    if (await leavesNobodyServed(deps, tx, { document, publication, now })) return { refused: 'bare' };
    await endPublication(tx, publicationId, now);
    await closeApproval(tx, publicationId, { because: 'Declined.', now });
    const version = (await findVersion(tx, publication.versionId))!;
    await notePublication(tx, by, {
      act: 'ended what was shown',
      document,
      version,
      publication,
      changes: [],
      why,
      now,
    });
    await raiseEpoch(tx);
    return 'ended';
  });
  await deps.published.refresh();
  return done;
}

/** Whether its end would leave everybody without a version. */
async function leavesNobodyServed(
  deps: DeskDeps,
  tx: Transaction<Schema>,
  { document, publication, now }: { document: DocumentRecord; publication: PublicationRecord; now: number },
): Promise<boolean> {
  if (!isEverybody(publication.audience) || !isInForce(publication, now)) return false;
  const open = await listOpenPublications(tx, { kinds: [document.kind], now });
  const isShared = kindOf(deps, document.kind).rules.place === 'shared';
  const rest = open.filter((one) => one.id !== publication.id && (isShared || one.documentId === document.id));
  return shownTo(rest, { quiz: null, country: null }, now) === null;
}
