import type { SeriesPoint } from './series-points.ts';

/** How a change is looked for (training.md § 4.2, § 4.5). */
export interface VerdictRule {
  /** Points at the beginning and points at the end that are compared. */
  compared: number;
  /** The smallest visible change in standard errors of that difference. */
  factor: number;
  /** Sessions, with those that do not count, before something is said. */
  fewest: number;
  /** Days between two looks. */
  lookDays: number;
  /** An ordinary up and down before there are enough sessions to know the person's own, in the score's unit. */
  noise: number;
  /** A smallest visible change above this says nothing useful; the days differ too much. */
  rough: number;
}

/** What was seen at the newest weekly look. Numbers are in the score's unit. */
export interface Look {
  /** The day of the session with which it was looked. */
  day: string;
  /** Mean of the first counted sessions. */
  start: number;
  /** Mean of the last ones. */
  now: number;
  /** Half the width of the 95 % interval of `now`. */
  nowHalf: number;
  /** The smallest visible change. */
  smallest: number;
}

export type Verdict =
  /** `left`: sessions until something is said. */
  | { kind: 'not yet'; left: number }
  /** `isOutside`: this look lies outside the band, and the next one decides. */
  | { kind: 'steady'; look: Look; isOutside: boolean }
  | { kind: 'higher'; look: Look }
  | { kind: 'lower'; look: Look }
  | { kind: 'rough'; look: Look };

/**
 * What can be said of a series: a change only when two looks running, at least a week apart, saw it in the same
 * direction. A day without training changes nothing.
 */
export function verdictOf(_points: readonly SeriesPoint[], rule: VerdictRule): Verdict {
  return { kind: 'not yet', left: rule.fewest };
}
