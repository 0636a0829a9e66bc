import type { LookItem } from './look-items.ts';
import type { LookAnswers } from './look-sum.ts';

/** A weekly look while it is done. Nothing of it is kept before its end. */
export interface LookRun {
  /** The item that is asked, from 0; after the last one it is over. */
  place: number;
  /** The furthest place until now. */
  furthest: number;
  /** What was answered until now, null for what was skipped. */
  answers: LookAnswers;
}

export type LookStep =
  /** Null skips. */
  { kind: 'answer'; points: number | null } | { kind: 'go on' } | { kind: 'back' };

export const lookBeginning: LookRun = { place: 0, furthest: 0, answers: {} };

/** An answer stays in sight until it goes on. An item that is neither answered nor skipped is not passed. */
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

/** Whether the item was passed before, so that it does not go on by itself. */
export const hasReturned = ({ place, furthest }: LookRun): boolean => place < furthest;
