import type { DifficultyTarget } from './difficulty-target.ts';
import type { Source, Trial } from './trial.ts';

/**
 * How the rounds are done. Each form is a series of its own, never mixed with another: `timed` is the usual one, `untimed`
 * has no clock, `still` has nothing that moves.
 */
export type Form = 'timed' | 'untimed' | 'still';

export interface RunSetup {
  /** From `seedOf`. */
  seed: string;
  /** Rounds that count. */
  rounds: number;
  /** Rounds before them that do not count; for the first time. */
  practice: number;
  form: Form;
  /** What is asked, where an exercise has more than one series: a rung such as `r2`, or `forwards`; empty otherwise. */
  variant: string;
  aim: DifficultyTarget;
  /** The last session's score in this series, in the exercise's unit; null for the first. Places the first two rounds. */
  lastScore: number | null;
  /** ms of play after which a yardstick ends, whatever its rounds; absent where rounds are counted. */
  lastsMs?: number;
}

/** What happens in a run. Times `at` are ms of one clock, that of `event.timeStamp`. */
export type Input<Answer> =
  /** A frame with the picture of the present phase was followed by another one: it is on the screen. */
  | { type: 'shown'; at: number }
  /** Time has passed. How often this is said makes no difference. */
  | { type: 'time'; at: number }
  | { type: 'answer'; at: number; answer: Answer; source: Source }
  /** A frame took longer than 1.5 refresh intervals: so many ms, where that is known. */
  | { type: 'late frame'; at: number; tookMs?: number }
  /** The page was hidden or lost the focus, or the device was turned. The round is void, and the run rests. */
  | { type: 'away'; at: number; because: 'away' | 'turned' }
  /** The person goes on: after a rest, or with the button of a tray. */
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
  /** When the phase began; null until its picture is on the screen, for a phase whose time counts from there. */
  since: number | null;
}

/** An exercise's rules as a reducer (training.md § 6.1). The same inputs give the same state at every frame rate. */
export interface Task<State extends RunState, Answer> {
  begin(setup: RunSetup, at: number): State;
  reduce(state: State, input: Input<Answer>): State;
  /** When time alone changes the state next; null while it waits for the person or for a frame. */
  dueAt(state: State): number | null;
  outcomeOf(state: State): RunOutcome;
}

export type NoScore = 'too few rounds' | 'too many void rounds' | 'no clock' | 'not measured here';

export interface RunOutcome {
  /** Rounds that count. */
  rounds: number;
  right: number;
  /** θ̂ in the exercise's unit, with its standard deviation; null with the reason beside it. */
  score: number | null;
  se: number | null;
  noScore: NoScore | null;
  /** Whole numbers for the line about it, such as the longest order that was right. */
  facts: Readonly<Record<string, number>>;
}

/** At most this share of the rounds is repeated because they were void. */
const repeatedShare = 1 / 5;

const repeatsOf = ({ rounds }: RunSetup) => Math.floor(rounds * repeatedShare);

/** The rounds that a run can have at most. */
export const mostRounds = (setup: RunSetup): number => setup.rounds + repeatsOf(setup);

/** The number of rounds to play, with those that repeat void ones. */
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
