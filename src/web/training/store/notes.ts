import type { TrainingRows } from '#web/session/training-rows.ts';
import type { Note, Notes } from './note.ts';

/** What somebody wrote is erased after 30 days. */
const keptMs = 30 * 24 * 60 * 60_000;

/** `now` is epoch ms. */
export const isOldNote = ({ at }: Note, now: number): boolean => at + keptMs <= now;

/** An owner's texts. They are never sent. */
export function notesOf(rows: TrainingRows, owner: string, now: () => number): Notes {
  return {
    list: (engine) =>
      rows.run(async (all) => {
        const notes = await all.list<Note>('notes', owner);
        const wanted = notes.filter((note) => note.engine === engine && !isOldNote(note, now()));
        return wanted.sort((a, b) => a.at - b.at);
      }),
    keep: (note) => rows.run((all) => all.put('notes', owner, note.id, note)),
    erase: (id) => rows.run((all) => all.remove('notes', owner, id)),
  };
}
