/** The device of an answer. */
export type Source = 'touch' | 'mouse' | 'key';

/** The reason why a round does not count (training.md § 2.5): the person had no fair chance. */
export type VoidReason = 'away' | 'late frame' | 'too early' | 'turned';

/** One stored round. Practice is not stored. */
export interface Trial {
  /** ms since the run began. */
  t0: number;
  /** The condition, such as `switch` or `stay`. */
  cond: string;
  /** Difficulty, in the exercise's unit; larger is harder. */
  x: number;
  stim: string;
  /** Null when no answer was given. */
  resp: string | null;
  /** ms from the picture to the answer; null without an answer, or where time does not count. */
  rt: number | null;
  isRight: boolean;
  voided: VoidReason | null;
  /** Frames longer than 1.5 refresh intervals within the round. */
  late: number;
  src: Source | null;
}

/** Trials as columns, in which they are stored and exported. */
export interface TrialColumns {
  t0: number[];
  cond: string[];
  x: number[];
  stim: string[];
  resp: (string | null)[];
  rt: (number | null)[];
  ok: boolean[];
  void: (VoidReason | null)[];
  late: number[];
  src: (Source | null)[];
}

/** Times in whole ms, difficulty with four decimals. */
export function columnsOf(trials: readonly Trial[]): TrialColumns {
  return {
    t0: trials.map(({ t0 }) => Math.round(t0)),
    cond: trials.map(({ cond }) => cond),
    x: trials.map(({ x }) => Math.round(x * 1e4) / 1e4),
    stim: trials.map(({ stim }) => stim),
    resp: trials.map(({ resp }) => resp),
    rt: trials.map(({ rt }) => rt && Math.round(rt * 10) / 10),
    ok: trials.map(({ isRight }) => isRight),
    void: trials.map(({ voided }) => voided),
    late: trials.map(({ late }) => late),
    src: trials.map(({ src }) => src),
  };
}

/** The trials that count. */
export const countedOf = (trials: readonly Trial[]): Trial[] => trials.filter(({ voided }) => voided === null);
