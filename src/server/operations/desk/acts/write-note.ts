import type { NoteBody } from '#contract/console-desk-acts.ts';
import { insertNote } from './notes.sql.ts';
import { type DeskAct, type DeskActDeps, runOnce } from './run-once.ts';

/** Keeps a note about a person, in plain text. It is in the person's own copy of the data; the audit has no text of it. */
export function writeNote(deps: DeskActDeps, press: Omit<DeskAct, 'act'> & { body: NoteBody }) {
  return runOnce(deps, { ...press, act: 'wrote a note' }, async (tx) => {
    const { userId, operator, body } = press;
    const id = await insertNote(tx, { userId, text: body.text.trim(), by: operator.name, now: deps.clock() });
    return { said: 'The note is kept.', subject: `note ${id}` };
  });
}
