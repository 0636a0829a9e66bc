import { leaveOffline } from './leave-offline.ts';
import { eraseOwner, openTrainingRows, type Rows, type SavedPlace, savedId } from './training-rows.ts';

/**
 * Erases the copy of the account's training from this device after a session has ended. Rows that exist only on this
 * device stay for the next sign-in, under their owner: entries that wait to be sent, and everything that the person
 * wanted to keep only here. The worker is removed too.
 */
export async function leaveTraining(owner: number): Promise<void> {
  await leaveOffline();
  await changed((rows) => dropCopyOfAccount(rows, String(owner)));
}

/** Erases all training of an erased account from this device. */
export async function eraseTrainingHere(owner: number): Promise<void> {
  await leaveOffline();
  await changed((rows) => eraseOwner(rows, String(owner)));
}

/**
 * Erases the copy of the account except rows that wait to be sent or erased. Written texts exist nowhere else, so they
 * stay until their 30 days are over.
 */
export async function dropCopyOfAccount(rows: Rows, owner: string): Promise<void> {
  const kept = await rows.get<SavedPlace>('kept', owner, savedId);
  if (kept?.where !== 'account') return;
  const waiting = await rows.ids('outbox', owner);
  for (const shelf of ['entries', 'trials'] as const) {
    for (const id of await rows.ids(shelf, owner)) if (!waiting.includes(id)) await rows.remove(shelf, owner, id);
  }
  if (waiting.length === 0) return rows.clear('kept', owner);
  // The next sign-in reads the account from its beginning.
  await rows.put('kept', owner, savedId, { ...kept, state: null, newestSeq: 0 });
}

/** Leaving must not fail because of it. */
async function changed(work: (rows: Rows) => Promise<void>): Promise<void> {
  await openTrainingRows()
    .run(work)
    .catch(() => {});
}
