import { dropCopyOfAccount } from '#web/session/leave-training.ts';
import type { TrainingRows } from '#web/session/training-rows.ts';
import { isOldNote, type Note } from './notes.ts';

/**
 * Erases rows that no other code erases: everybody's texts that are too old, and copies of other people whose sign-out
 * this page did not see, if their account has all of it.
 * @param owner the present owner
 * @param now epoch ms
 */
export async function cleanUp(rows: TrainingRows, owner: string, now: number): Promise<void> {
  await rows.run(async (all) => {
    for (const other of await all.owners('notes')) {
      const notes = await all.list<Note>('notes', other);
      for (const note of notes) if (isOldNote(note, now)) await all.remove('notes', other, note.id);
    }
    for (const other of await all.owners('kept')) if (other !== owner) await dropCopyOfAccount(all, other);
  });
}
