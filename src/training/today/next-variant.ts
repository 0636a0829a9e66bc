import { variantOf } from '#training/engines/count-the-bows/variant-of.ts';
import { type RungName, rungAfter } from '#training/engines/hold-the-line/rung.ts';
import type { RunEntry } from '#training/entries/entry.ts';
import type { TaskEngine } from '#training/exercises/engine.ts';
import type { Form } from '#training/run/task.ts';

/**
 * The variant of the next run, for an exercise with more than one series; otherwise empty.
 * @param runs those of the exercise, oldest first
 * @param trainingDay counted from 1
 */
export function nextVariant(engine: TaskEngine, form: Form, runs: readonly RunEntry[], trainingDay: number): string {
  const known = runs
    .filter(({ body }) => body.form === form)
    .map(({ body, score, se }) => ({ variant: body.variant, score, se }));
  if (engine === 'count-the-bows') return variantOf(trainingDay, known);
  if (engine !== 'hold-the-line' || form === 'still') return '';
  return rungAfter(known.map(({ variant, score, se }) => ({ rung: variant as RungName, score, se })));
}
