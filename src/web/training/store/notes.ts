import type { GuidedEngine } from '#training/exercises/engine.ts';
import type { TrainingRows } from '#web/session/training-rows.ts';

/** The exercises with a field for text: the guided ones, and planning with the person's own day. */
type WritingEngine = GuidedEngine | 'chart-the-wind';

/** A text of the person's own. It stays on the device and is erased after 30 days. */
export interface Note {
  id: string;
  engine: WritingEngine;
  /** Epoch ms. */
  at: number;
  text: string;
  /** Further values of the exercise, such as the moment of a plan or the next time to ask. */
  detail: Readonly<Record<string, string | number | boolean>>;
}

/** The person's own texts of an engine, on this device only. */
export interface Notes {
  /** Oldest first. */
  list(engine: WritingEngine): Promise<Note[]>;
  /** Adds the note, or replaces the one with its id. */
  keep(note: Note): Promise<void>;
  erase(id: string): Promise<void>;
}

/** Texts are erased after 30 days. */
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
