import { beforeEach, describe, expect, it } from 'vitest';
import { useIndexedDB } from '#testing/training/indexed-db.ts';
import { openTrainingRows } from '#web/session/training-rows.ts';
import { cleanUp } from './clean-up.ts';
import { type Note, notesOf } from './notes.ts';

beforeEach(useIndexedDB);

const dayMs = 24 * 60 * 60_000;
const writtenAt = Date.parse('2026-11-02T20:00:00Z');
const note: Note = { id: 'worry', engine: 'cloud-and-window', at: writtenAt, text: 'The letter', detail: {} };

describe('what somebody wrote', () => {
  it('is there for thirty days, and then erased from the device, whoever opens it', async () => {
    let now = writtenAt + 30 * dayMs - 1;
    const rows = openTrainingRows();
    const notes = notesOf(rows, '7', () => now);
    await notes.keep(note);
    await cleanUp(rows, '8', now);
    expect(await notes.list('cloud-and-window')).toEqual([note]);
    now += 1;
    expect(await notes.list('cloud-and-window')).toEqual([]);
    await cleanUp(rows, '8', now);
    expect(await rows.run((all) => all.list('notes', '7'))).toEqual([]);
  });

  it('goes when the person says so', async () => {
    const rows = openTrainingRows();
    const notes = notesOf(rows, '7', () => writtenAt);
    await notes.keep(note);
    await notes.erase(note.id);
    expect(await rows.run((all) => all.list('notes', '7'))).toEqual([]);
  });
});
