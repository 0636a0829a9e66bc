import type { LookItem } from './look-items.ts';
import type { LookAnswers } from './look-sum.ts';

/** A weekly look in progress. None of it is stored before its end. */
export interface LookRun {
  /** The index of the present item; after the last one the look is over. */
  place: number;
  /** The furthest index until now. */
  furthest: number;
  /** The answers until now, null for skipped items. */
  answers: LookAnswers;
}

export type LookStep =
  /** Null skips. */
  { kind: 'answer'; points: number | null } | { kind: 'go on' } | { kind: 'back' };

export const lookBeginning: LookRun = { place: 0, furthest: 0, answers: {} };

/**
 * The run after a step. An answer stays in sight until the person continues, and an item has to be answered or skipped.
 */
export function lookStep(items: readonly LookItem[], run: LookRun, step: LookStep): LookRun {
  const item = items[run.place];
  if (item === undefined) return run;
  switch (step.kind) {
    case 'answer':
      return { ...run, answers: { ...run.answers, [item.id]: step.points } };
    case 'go on': {
      const place = item.id in run.answers ? run.place + 1 : run.place;
      return { ...run, place, furthest: Math.max(place, run.furthest) };
    }
    case 'back':
      return { ...run, place: Math.max(0, run.place - 1) };
  }
}

/** Whether the person has come back to the item, which then does not move on by itself. */
export const hasReturned = ({ place, furthest }: LookRun): boolean => place < furthest;
