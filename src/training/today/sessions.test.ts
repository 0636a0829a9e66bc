import { expect, it } from 'vitest';
import type { ItemEntry, RunEntry } from '#training/entries/entry.ts';
import type { ExerciseId } from '#training/exercises/exercises.ts';
import { sessionsOf } from './sessions.ts';

const entry = (exercise: ExerciseId, day: string, rounds: number) =>
  ({ exercise, day, body: { rounds } }) as RunEntry | ItemEntry;

it('a session is a day with an exercise, however many runs it has', () => {
  const found = sessionsOf([
    entry('settle', '2026-11-20', 0),
    entry('count-the-bows', '2026-11-21', 12),
    entry('count-the-bows', '2026-11-19', 12),
    entry('count-the-bows', '2026-11-19', 6),
  ]);
  expect(found.map(({ exercise, sessions, since, hasRounds }) => [exercise.id, sessions, since, hasRounds])).toEqual([
    ['count-the-bows', 2, '2026-11-19', true],
    ['settle', 1, '2026-11-20', false],
  ]);
});
