import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'kysely';
import type { EntriesAnswer } from '#contract/training.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import type { Deps } from '#server/platform/deps.ts';
import { readAccessFacts } from './access-facts.sql.ts';
import { refusalOf, refusals } from './admission.ts';
import { checkEntry, sentIdOf } from './check-entry.ts';
import { addMissingTrials, findKnown, insertEntries } from './entries.sql.ts';
import type { SentEntry } from './entry-schemas.ts';
import { readRoom, writeRoom } from './training-room.sql.ts';
import { takeRoom } from './training-room.ts';
import { findTraining, lockTraining } from './training-state.sql.ts';
import { writableUntil } from './writable-until.ts';

/** How long the single rounds of a run are kept (training.md § 5.6). */
const trialMonths = 13;

interface Checked {
  entry: SentEntry;
  /** Epoch ms. */
  at: number;
}

interface Sent {
  checked: Checked[];
  refused: EntriesAnswer['refused'];
}

/**
 * Adds entries to the account's copy, each once however often it is sent, and refuses others by name. They are stored
 * when this resolves.
 * @returns the ids, or a refusal when access has ended and every single entry was made after it, or comes too late
 */
export async function addEntries(
  { db, clock, wallClock }: Pick<Deps, 'db' | 'clock' | 'wallClock'>,
  userId: string,
  sent: readonly unknown[],
): Promise<EntriesAnswer | { refused: 'access has ended' }> {
  const now = clock();
  // Devices keep the real time, which in test mode is earlier than the emulated one.
  const aheadMs = Math.max(0, now - wallClock());
  const { checked, refused } = checkAll(sent, Math.max(now, wallClock()));
  if (checked.length === 0) return { accepted: [], refused };
  const { subscriptions, grants } = await readAccessFacts(db, userId);
  const terms = { userId, writableUntilAt: writableUntil(subscriptions, grants, now), now, aheadMs };
  const answer = await inTransaction(db, (tx) => addChecked(tx, checked, terms));
  const late = answer.refused.filter(({ why }) => why === refusals.isTooLate || why === refusals.cameTooLate);
  const isOver = refused.length === 0 && late.length === checked.length;
  return isOver ? { refused: 'access has ended' } : { ...answer, refused: [...refused, ...answer.refused] };
}

/** Times are epoch ms. */
interface Terms {
  userId: string;
  writableUntilAt: number | null;
  now: number;
  /** How far `now` is ahead of the devices' time. */
  aheadMs: number;
}

async function addChecked(
  tx: Transaction<Schema>,
  checked: readonly Checked[],
  { userId, writableUntilAt, now, aheadMs }: Terms,
): Promise<EntriesAnswer> {
  await lockTraining(tx, userId);
  const { consent, erasedAt } = await findTraining(tx, userId);
  const entries = checked.map(({ entry }) => entry);
  if (consent?.savedWhere !== 'account') return refuseAll(entries, refusals.keptOnDevice);
  const known = await findKnown(tx, userId, entries);
  const faults = new Map<string, string>();
  for (const { entry, at } of checked) {
    const refusal = refusalOf(at, known.get(entry.id), { writableUntilAt, erasedAt, now });
    if (refusal !== null) faults.set(entry.id, refusal);
  }
  const allowed = entries.filter(({ id }) => !known.has(id) && !faults.has(id));
  const fresh = await findRoom(tx, allowed, { userId, hasEnded: writableUntilAt === null || writableUntilAt <= now });
  for (const entry of allowed) if (!fresh.includes(entry)) faults.set(entry.id, refusals.hasNoRoom);
  const added = await insertEntries(tx, fresh, { userId, now, aheadMs, trialMonths });
  const same = entries.filter(({ id }) => known.get(id) === 'same');
  await addMissingTrials(tx, same, { now, aheadMs, trialMonths });
  for (const { id } of fresh) if (!added.has(id)) faults.set(id, refusals.isTaken);
  return {
    accepted: entries.map(({ id }) => id).filter((id) => !faults.has(id)),
    refused: [...faults].map(([id, why]) => ({ id, why })),
  };
}

/** The entries that still have room; this uses the room up. */
async function findRoom(
  tx: Transaction<Schema>,
  entries: readonly SentEntry[],
  { userId, hasEnded }: { userId: string; hasEnded: boolean },
): Promise<SentEntry[]> {
  if (entries.length === 0) return [];
  const { taken, used } = takeRoom(entries, await readRoom(tx, userId), { hasEnded });
  await writeRoom(tx, userId, used);
  return taken;
}

/** An entry that is in the request twice counts once. `now` is epoch ms. */
function checkAll(sent: readonly unknown[], now: number): Sent {
  const checked = new Map<string, Checked>();
  const refused: EntriesAnswer['refused'] = [];
  for (const one of sent) {
    const outcome = checkEntry(one, now);
    const earlier = 'entry' in outcome ? checked.get(outcome.entry.id) : undefined;
    if ('refused' in outcome) refused.push({ id: sentIdOf(one), why: outcome.refused });
    else if (earlier === undefined) checked.set(outcome.entry.id, outcome);
    else if (!isDeepStrictEqual(earlier.entry, outcome.entry))
      refused.push({ id: outcome.entry.id, why: refusals.isTaken });
  }
  return { checked: [...checked.values()], refused };
}

function refuseAll(entries: readonly SentEntry[], why: string): EntriesAnswer {
  return { accepted: [], refused: entries.map(({ id }) => ({ id, why })) };
}
