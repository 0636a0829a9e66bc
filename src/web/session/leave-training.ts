import { leaveOffline } from './leave-offline.ts';
import { openTrainingRows, type Rows, type Shelf } from './training-rows.ts';

/** Where somebody's training is kept, as the row `kept` of this device says. */
export interface KeptPlace {
  where: 'device' | 'account' | null;
}

/** The id of the only row of the shelf `kept` of each owner. */
export const keptId = 'kept';

const all: readonly Shelf[] = ['entries', 'trials', 'outbox', 'notes', 'kept'];

/**
 * After signing out, the copy of what the account has goes from this device. What only this device has stays for the
 * next sign-in, under its owner: entries that wait to be sent, and everything that the person wanted kept here only. The
 * worker goes, too.
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

/** Erases everything that an owner has on this device. */
export async function eraseOwner(rows: Rows, owner: string): Promise<void> {
  for (const shelf of all) await rows.clear(shelf, owner);
}

/** What was written by hand is only here, so it stays, too, until its 30 days are over. */
export async function dropCopyOfAccount(rows: Rows, owner: string): Promise<void> {
  const kept = await rows.get<KeptPlace>('kept', owner, keptId);
  const waiting = await rows.list('outbox', owner);
  if (kept?.where !== 'account' || waiting.length > 0) return;
  for (const shelf of all) if (shelf !== 'notes') await rows.clear(shelf, owner);
}

/** Leaving must not fail because of it. */
async function changed(work: (rows: Rows) => Promise<void>): Promise<void> {
  const rows = await openTrainingRows();
  await rows?.run(work).catch(() => {});
}
