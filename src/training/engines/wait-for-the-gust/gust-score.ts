import { type Estimate, estimateOf, type Answer as Judged, type Observer } from '#training/run/posterior.ts';
import { countedOf, type Trial } from '#training/run/trial.ts';

/** training.md § 3.1, E5. Difficulty is −log₂ of the window, in units of 0.7 s. */
export const observer: Observer = { spread: 0.25, guess: 0, lapse: 0.03, from: -1, to: 1 };
export const easierStep = 0.25;

export const windowMs = (x: number): number => 700 * 2 ** -x;

/**
 * The trials that count for the difficulty: each gust, and every second missed fair wind in a row, as a failed gust. So
 * nobody gains by slowing down.
 */
export function judgedOf(trials: readonly Trial[]): Judged[] {
  const judged: Judged[] = [];
  let missed = 0;
  for (const { cond, x, isRight } of countedOf(trials)) {
    if (cond === 'gust') judged.push({ x, isRight });
    else missed = isRight ? 0 : missed + 1;
    if (missed === mostMissed) {
      judged.push({ x, isRight: false });
      missed = 0;
    }
  }
  return judged;
}

const mostMissed = 2;

/** The estimated difficulty of the window at which the person lets half of the gusts pass. */
export const gustEstimate = (trials: readonly Trial[]): Estimate => estimateOf(observer, judgedOf(trials));
