import { useEffect, useState } from 'react';
import type { GuidedEngine } from '#training/exercises/engine.ts';
import { notify } from '#web/platform/notify.ts';
import type { Note, Notes } from '#web/training/store/notes.ts';

const notSaved = 'Your words could not be kept on this device. They are here until you close the page.';

/** The person's own texts of an engine, including new ones; null until they are read. */
export interface OwnTexts {
  list: readonly Note[] | null;
  /** Stores a new text; returns its id. */
  add(text: string, detail?: Note['detail']): string;
  /** Replaces the text with the same id. */
  change(note: Note): void;
  erase(id: string): void;
}

/** Reads the texts once and shows changes at once; storing them continues in the background. */
export function useNotes(engine: GuidedEngine, notes: Notes, now: () => number): OwnTexts {
  const [list, setList] = useState<readonly Note[] | null>(null);
  useEffect(() => {
    let isWanted = true;
    const show = (found: Note[]) => {
      if (isWanted)
        setList((written) => [...found.filter(({ id }) => !written?.some((own) => own.id === id)), ...(written ?? [])]);
    };
    notes.list(engine).then(show, () => show([]));
    return () => {
      isWanted = false;
    };
  }, [engine, notes]);

  const keep = (note: Note) => {
    setList((others) => [...(others ?? []).filter(({ id }) => id !== note.id), note]);
    notes.keep(note).catch(() => notify(notSaved));
  };
  return {
    list,
    add(text, detail = {}) {
      const id = newId();
      keep({ id, engine, at: now(), text, detail });
      return id;
    },
    change: keep,
    erase(id) {
      setList((others) => (others ?? []).filter((note) => note.id !== id));
      notes.erase(id).catch(() => {});
    },
  };
}

/** 128 random bits. `crypto.randomUUID` exists only in secure contexts. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
}
