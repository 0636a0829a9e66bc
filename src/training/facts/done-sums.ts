import type { TaskEngine } from '#training/exercises/engine.ts';
import type { ExerciseId } from '#training/exercises/exercises.ts';
import { type FlownDay, itemsBy, sumOf, type WholeRun, wholeOf } from './flown-day.ts';

/** What was done on a day or in a week. */
export type Done = Pick<FlownDay, 'items' | 'runs'>;

export const runsBy = ({ runs }: Done, engine: TaskEngine): WholeRun[] =>
  runs.filter(({ exercise }) => exercise === engine);

export const roundsOf = (runs: readonly WholeRun[]): number => sumOf(runs, ({ rounds }) => rounds);

export const tailsBuilt = (done: Done): number => roundsOf(runsBy(done, 'count-the-bows'));

export const gustsPassed = (done: Done): number =>
  sumOf(runsBy(done, 'wait-for-the-gust'), ({ facts }) => facts.passed ?? 0);

/** Rounds of Change course with an answer. */
export const timesSteered = (done: Done): number =>
  sumOf(runsBy(done, 'change-course'), ({ rounds, facts }) => Math.max(0, rounds - (facts.noAnswer ?? 0)));

export const plansBegun = ({ items }: Done): number =>
  sumOf(itemsBy(items, 'one-knot'), (item) => wholeOf(item, 'begun'));

export const linesSent = ({ items }: Done): number => itemsBy(items, 'wave').filter(isSent).length;
export const kindLines = ({ items }: Done): number => itemsBy(items, 'kind-words').filter(isWritten).length;
const isSent = (item: Done['items'][number]) => wholeOf(item, 'sent') === 1;
const isWritten = (item: Done['items'][number]) => wholeOf(item, 'written') === 1;

/** The timed tasks, in whole minutes. */
export function guessesIn({ items }: Done): { guessMin: number; actualMin: number }[] {
  return itemsBy(items, 'guess-then-look')
    .map((item) => ({ guessMin: wholeOf(item, 'guess_min'), actualMin: wholeOf(item, 'actual_min') }))
    .filter(({ guessMin, actualMin }) => guessMin > 0 && actualMin > 0);
}

export const exercisesIn = ({ items }: Done): ExerciseId[] => [...new Set(items.map(({ exercise }) => exercise))];
