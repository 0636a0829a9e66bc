import type { DifficultyTarget } from './difficulty-target.ts';
import type { Source, Trial } from './trial.ts';

/**
 * The form of the rounds. Each form has its own series, never mixed with another: `timed` is the usual one, `untimed`
 * has no clock, `still` has nothing that moves.
 */
export type Form = 'timed' | 'untimed' | 'still';

export interface RunSetup {
  /** From `seedOf`. */
  seed: string;
  /** The number of rounds that count. */
  rounds: number;
  /** The number of rounds before them that do not count; for the first time. */
  practice: number;
  form: Form;
  /** The variant of an exercise with more than one series: a rung such as `r2`, or `forwards`; otherwise empty. */
  variant: string;
  aim: DifficultyTarget;
  /** The last session's score in this series, in the exercise's unit; null for the first. Places the first two rounds. */
  lastScore: number | null;
  /** ms of play after which a yardstick ends, for any number of rounds; absent when rounds are counted. */
  lastsMs?: number;
}

/** An event of a run. Times `at` are ms of one clock, that of `event.timeStamp`. */
export type Input<Answer> =
  /** A frame with the picture of the present phase was followed by another frame, so the picture is on the screen. */
  | { type: 'shown'; at: number }
  /** Time has passed. The number of these events makes no difference. */
  | { type: 'time'; at: number }
  | { type: 'answer'; at: number; answer: Answer; source: Source }
  /** A frame took longer than 1.5 refresh intervals; `tookMs` where that is known. */
  | { type: 'late frame'; at: number; tookMs?: number }
  /** The page was hidden or lost the focus, or the device was turned. The round is void, and the run rests. */
  | { type: 'away'; at: number; because: 'away' | 'turned' }
  /** The person continues: after a rest, or with the button of a tray. */
  | { type: 'go'; at: number };

export interface RunState {
  setup: RunSetup;
  startedAt: number;
  /** Practice rounds that are left, with the present one. */
  practiceLeft: number;
  trials: readonly Trial[];
  /**
   * `rest` waits for `go`: before the first round, and after `away`. `ended` is final. The others are the exercise's own.
   */
  phase: string;
  /** The beginning of the phase. For a phase whose time counts from its picture, null until that is on the screen. */
  since: number | null;
}

/** An exercise's rules as a reducer (training.md § 6.1). The same inputs give the same state at every frame rate. */
export interface Task<State extends RunState, Answer> {
  begin(setup: RunSetup, at: number): State;
  reduce(state: State, input: Input<Answer>): State;
  /** When time alone changes the state next; null while the state waits for the person or for a frame. */
  dueAt(state: State): number | null;
  outcomeOf(state: State): RunOutcome;
}

export type NoScore = 'too few rounds' | 'too many void rounds' | 'no clock' | 'not measured here';

export interface RunOutcome {
  /** The number of rounds that count. */
  rounds: number;
  right: number;
  /** θ̂ in the exercise's unit, with its standard deviation; null with the reason beside it. */
  score: number | null;
  se: number | null;
  noScore: NoScore | null;
  /** Whole numbers for the line about the exercise, such as the longest order that was right. */
  facts: Readonly<Record<string, number>>;
}

/** The largest share of rounds that are repeated because they were void. */
const repeatedShare = 1 / 5;

const repeatsOf = ({ rounds }: RunSetup) => Math.floor(rounds * repeatedShare);

/** The largest possible number of rounds in a run. */
export const mostRounds = (setup: RunSetup): number => setup.rounds + repeatsOf(setup);

/** The number of rounds to play, including repetitions of void ones. */
export function roundsToPlay({ setup, trials }: Pick<RunState, 'setup' | 'trials'>): number {
  const voided = trials.filter((trial) => trial.voided !== null).length;
  return setup.rounds + Math.min(voided, repeatsOf(setup));
}

/** Whether all rounds are played. */
export const isPlayed = (state: Pick<RunState, 'setup' | 'trials'>): boolean =>
  state.trials.length >= roundsToPlay(state);

/** Whether so many rounds were void that the run is practice only (training.md § 2.5). */
export function isMostlyVoid({ setup, trials }: Pick<RunState, 'setup' | 'trials'>): boolean {
  const voided = trials.filter((trial) => trial.voided !== null).length;
  const most = setup.lastsMs === undefined ? repeatsOf(setup) : (trials.length - voided) * repeatedShare;
  return voided > most;
}
