import type { ScoredId } from './scored.ts';
import { exerciseRule, type VerdictRule } from './verdict.ts';

/** How much a person's scores vary while nothing has changed. Both are standard deviations in the score's unit. */
interface Noise {
  /** The variation caused by the small number of rounds in a session. */
  session: number;
  /** The variation from day to day. */
  day: number;
}

interface Row {
  /** By variant; `plain` for an exercise without variants. */
  noise: Readonly<Record<string, Noise>>;
  rough: number;
}

/**
 * First values, until enough people have given their series (§ 4.2). The session errors of the five exercises are those
 * of simulated sessions of usual length with the exercise's own posterior (training.md § 2.4); of Hold the line, one for
 * each rung, because more kites leave less to guessing. The day noises are assumptions.
 *
 * Still air: mean of 1 / seconds. One press differs from the next by about .7 a second, so 60 of them give .09; people
 * who slept well differ by .15 to .25 from day to day in three-minute tests like it. Same or not: an answer every 2.7 s,
 * give or take 1 s, nine of ten right, gives 1.7 right ones a minute in 90 s; from day to day we assume as much again.
 * Both are simulated in the test beside this.
 *
 * `rough`: above this smallest visible change we say that we cannot tell. It is about what somebody has whose ups and
 * downs are twice the ordinary ones, and in each unit more than weeks of practice usually bring: speed × 1.75, two bows,
 * a third of the time, two steps of a chart, half a press a second (as much as a night without sleep takes), six answers a
 * minute. Chart the wind is uneven for everybody, so its limit is nearer to the ordinary value.
 */
const rows: Readonly<Record<ScoredId, Row>> = {
  'hold-the-line': {
    noise: {
      r1: { session: 0.27, day: 0.2 },
      r2: { session: 0.25, day: 0.2 },
      r3: { session: 0.24, day: 0.2 },
      r4: { session: 0.23, day: 0.2 },
    },
    rough: 0.8,
  },
  'count-the-bows': {
    noise: { forwards: { session: 0.7, day: 0.35 }, backwards: { session: 0.7, day: 0.35 } },
    rough: 2,
  },
  'chart-the-wind': { noise: { plain: { session: 1.85, day: 0.6 } }, rough: 4.5 },
  'change-course': { noise: { plain: { session: 0.145, day: 0.1 } }, rough: 0.45 },
  'wait-for-the-gust': { noise: { plain: { session: 0.14, day: 0.1 } }, rough: 0.45 },
  'still-air': { noise: { plain: { session: 0.09, day: 0.18 } }, rough: 0.5 },
  'same-or-not': { noise: { plain: { session: 1.7, day: 1.8 } }, rough: 6 },
};

/** The variation of sessions on one day, for an exercise or yardstick without variants. */
export const sessionNoiseOf = (measured: ScoredId): number => rows[measured].noise.plain!.session;

/** The name of an exercise and variant among the refitted values. */
export const noiseName = (measured: string, variant: string): string => `${measured}/${variant || 'plain'}`;

/** Every exercise or yardstick with its variants, and the first values for them. */
export const firstNoise: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(rows).flatMap(([measured, { noise }]) =>
    Object.entries(noise).map(([variant, { session, day }]) => [
      noiseName(measured, variant),
      Math.hypot(session, day),
    ]),
  ),
);

/**
 * The rule that looks for a change in a series.
 * @param refitted ordinary ups and downs by `noiseName`, where the account has them
 */
export function ruleFor(
  measured: ScoredId,
  variant: string,
  refitted: Readonly<Record<string, number>> = {},
): VerdictRule {
  const name = noiseName(measured, variant);
  const largest = Math.max(...Object.values(rows[measured].noise).map(({ session, day }) => Math.hypot(session, day)));
  const noise = refitted[name] ?? firstNoise[name] ?? largest;
  return { ...exerciseRule, noise, rough: rows[measured].rough };
}
