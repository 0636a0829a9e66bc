import type { Kysely, Transaction } from 'kysely';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import { enterFacts } from '../history/enter-facts.ts';
import { recordPayout } from '../ledger/payouts.sql.ts';
import { recordProviderEvent } from '../ledger/provider-events.sql.ts';
import type { PayoutEvent, ProviderEvent } from '../provider-event.ts';
import { writeChanges } from './changes.sql.ts';
import { consequencesOf } from './consequences.ts';
import { lockSubject, readKnown } from './known.sql.ts';
import { isErased, project } from './projector.ts';
import { writeConsequences } from './write-consequences.ts';

export type Applied = 'applied' | 'stale' | 'unknown owner' | 'erased';

/**
 * Records a provider event, updates our rows and schedules all that follows, in one transaction. For an erased person
 * only the accounting is kept up to date. The books count every event. Idempotent and safe to run concurrently, because
 * events about one entity wait for each other. `now` is epoch ms.
 * @param options.isOwnChange the event is the provider's answer to a change that we asked for
 * @param options.ownerId the account of the event when its own ids lead to none
 */
export function applyEvent(
  db: Kysely<Schema>,
  event: ProviderEvent | PayoutEvent,
  now: number,
  { isOwnChange = false, ownerId = null }: { isOwnChange?: boolean; ownerId?: string | null } = {},
): Promise<Applied> {
  return inTransaction(db, async (tx) => {
    await lockSubject(tx, event.id);
    await recordProviderEvent(tx, event.record, now);
    if (event.kind === 'payout') return recordPayout(tx, event);
    const applied = await change(tx, event, now, { isOwnChange, ownerId });
    // Also for an event that is stale or has no known owner, because the money did move.
    await enterFacts(tx, event.record, now);
    return applied;
  });
}

async function change(
  tx: Transaction<Schema>,
  event: ProviderEvent,
  now: number,
  { isOwnChange, ownerId }: { isOwnChange: boolean; ownerId: string | null },
): Promise<Applied> {
  const found = await readKnown(tx, event);
  const known = ownerId === null ? found : { ...found, owners: { ...found.owners, byCustomer: ownerId } };
  const projection = project(event, known, isOwnChange);
  const consequences = consequencesOf(event, { known, projection, now });
  const moment = { occurredAtUs: event.occurredAtUs, now };
  await writeConsequences(tx, consequences.before, moment);
  if ('changes' in projection) await writeChanges(tx, projection.changes, now);
  await writeConsequences(tx, consequences.after, moment);
  if (isErased(known)) return 'erased';
  return 'changes' in projection ? 'applied' : projection.ignored;
}
