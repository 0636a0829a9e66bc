import type { Entry } from '#training/entries/entry.ts';
import { eraseOwner, type Rows } from '#web/session/training-rows.ts';
import { add, withTrials } from './device-copy.ts';
import type { Note } from './notes.ts';

/** Moves the runs and notes of the sample to an owner; its finished exercises do not count for a day of the plan. */
export async function takeOver(rows: Rows, sample: string, owner: string): Promise<void> {
  const runs = (await rows.list<Entry>('entries', sample)).filter(({ kind }) => kind === 'run');
  const whole: Entry[] = [];
  for (const run of runs) whole.push(await withTrials(rows, sample, run));
  await add(rows, owner, whole);
  for (const note of await rows.list<Note>('notes', sample)) await rows.put('notes', owner, note.id, note);
  await eraseOwner(rows, sample);
}
