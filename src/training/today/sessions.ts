import type { ItemEntry, RunEntry } from '#training/entries/entry.ts';
import { type Exercise, type ExerciseId, exerciseOf } from '#training/exercises/exercises.ts';
import { isYardstick } from '#training/run/yardstick.ts';

/** How often an exercise was done; nothing else depends on it. */
export interface ExerciseSessions {
  exercise: Exercise;
  /** Days with it. */
  sessions: number;
  /** The first day with it. */
  since: string;
  /** Whether it has rounds, and therefore a verdict from the sixteenth session on. */
  hasRounds: boolean;
}

/** The exercises that were done, with those done most often first. */
export function sessionsOf(entries: readonly (RunEntry | ItemEntry)[]): ExerciseSessions[] {
  const days = new Map<ExerciseId, Set<string>>();
  const withRounds = new Set<ExerciseId>();
  for (const entry of entries) {
    if (isYardstick(entry.exercise)) continue;
    if (entry.body.rounds > 0) withRounds.add(entry.exercise);
    const known = days.get(entry.exercise) ?? new Set();
    days.set(entry.exercise, known.add(entry.day));
  }
  return [...days]
    .map(([id, each]) => ({
      exercise: exerciseOf(id),
      sessions: each.size,
      since: [...each].sort()[0]!,
      hasRounds: withRounds.has(id),
    }))
    .sort((a, b) => b.sessions - a.sessions || a.since.localeCompare(b.since));
}
