import type { Feel, RunEntry } from '#training/entries/entry.ts';
import { isBreak } from '#training/run/breaks.ts';
import { difficultySlopeOf } from '#training/run/difficulty-slopes.ts';
import type { DifficultyTarget } from '#training/run/difficulty-target.ts';
import { seedOf } from '#training/run/random.ts';
import type { DeviceClass } from '#training/run/series.ts';
import type { Form, RunSetup } from '#training/run/task.ts';
import type { MeasuredId } from '#training/run/yardstick.ts';

/** The facts that determine the next run of an exercise. */
export interface RunFacts {
  exercise: MeasuredId;
  /** This exercise's runs until now, oldest first. */
  runs: readonly RunEntry[];
  planSeed: string;
  day: string;
  device: DeviceClass;
  form: Form;
  /** By the exercise's own rule. */
  variant: string;
  /** The person's last answer about it; null without one. */
  feel: Feel | null;
  /** From `nextBlock`. */
  rounds: number;
}

export interface NextRun {
  setup: RunSetup;
  /** The number of the exercise's day with runs, from 1. */
  session: number;
  /** The number of the run on this day, from 1. */
  block: number;
}

const practiceRounds = 3;

const aimAfter: Readonly<Record<Feel, DifficultyTarget>> = {
  'too easy': 'harder',
  right: 'usual',
  'too hard': 'easier',
};

/**
 * The next run of an exercise. A session is a day with it; each run of the day has its own sequence, so that an
 * interrupted one does not repeat. The last score of the same series places the first rounds, and after a break they
 * are one spread easier.
 */
export function nextRun(facts: RunFacts): NextRun {
  const { exercise, runs, planSeed, day, device, form, variant, feel, rounds } = facts;
  const earlierDays = new Set(runs.map((run) => run.day).filter((each) => each < day));
  const session = earlierDays.size + 1;
  const block = runs.filter((run) => run.day === day).length + 1;
  const isKnown = runs.some(({ body }) => body.form === form && body.rounds > 0);
  const last = runs
    .filter(
      ({ body, score }) => score !== null && body.form === form && body.variant === variant && body.device === device,
    )
    .at(-1);
  const isAfterBreak = runs.length > 0 && isBreak(runs.at(-1)!.day, day);
  return {
    setup: {
      seed: seedOf(planSeed, exercise, session, block),
      rounds,
      practice: isKnown ? 0 : practiceRounds,
      form,
      variant,
      aim: feel === null ? 'usual' : aimAfter[feel],
      lastScore: last?.score == null ? null : last.score - (isAfterBreak ? difficultySlopeOf(exercise) : 0),
    },
    session,
    block,
  };
}
