import type { Kysely } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';
import { recordProviderEvent } from '../ledger/provider-events.sql.ts';
import type { ProviderEvent } from '../provider-event.ts';
import { writeChanges } from './changes.sql.ts';
import { endOfErased, followUp, makeRoom, tell } from './follow-up.ts';
import { lockSubject, readKnown } from './known.sql.ts';
import { isErased, ownerOf, project } from './projector.ts';

export type Applied = 'applied' | 'stale' | 'unknown owner' | 'erased';

/**
 * Brings our rows up to date with what the provider said, in one transaction with the record that it was heard, and has
 * all done that follows from it. Of an erased person only the books are kept up.
 * Safe to repeat, and to run from several places at once: events about one thing wait for each other. `now` is epoch ms.
 */
export function applyEvent(db: Kysely<Schema>, event: ProviderEvent, now: number): Promise<Applied> {
  return db.transaction().execute(async (tx) => {
    await lockSubject(tx, event.id);
    await recordProviderEvent(tx, event.record, now);
    const known = await readKnown(tx, event);
    const projection = project(event, known);
    const userId = ownerOf(known);
    const ofErased = isErased(known);
    if (ofErased) await endOfErased(tx, event);
    // Also of a stale event: that a payment failed was so, though it has been made good since.
    const isTold = 'changes' in projection || projection.ignored === 'stale';
    if (isTold && userId !== null) await tell(tx, event, { userId, now });
    if ('ignored' in projection) return ofErased ? 'erased' : projection.ignored;

    await makeRoom(tx, projection.changes);
    await writeChanges(tx, projection.changes, now);
    await followUp(tx, event, { changes: projection.changes, userId, now });
    return ofErased ? 'erased' : 'applied';
  });
}
