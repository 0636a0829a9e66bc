import { dropCopyOfAccount } from '#web/session/leave-training.ts';
import type { TrainingRows } from '#web/session/training-rows.ts';
import { isOldNote, type Note } from './notes.ts';

/**
 * Erases what nobody else will: texts of everybody that are too old, and the copies of other people who signed out in a
 * way that this page did not see, as far as their account has all of it.
 * @param owner who is here now
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
