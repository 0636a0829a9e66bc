import { randomOf } from '#training/run/random.ts';
import { type Input, isPlayed, type RunOutcome, type RunState, type Task } from '#training/run/task.ts';
import { countedOf, type Trial, type VoidReason } from '#training/run/trial.ts';

/** The dot changes after so long (training.md § 3.3). */
const stillMs = { from: 1000, to: 4000 };
/** A press sooner after the change was begun before it. */
const quickestMs = 100;
/** Then the next round comes by itself. */
export const longestMs = 10_000;
/** A lapse is slower than this many times one's own median. */
const lapseFactor = 2;

export interface StillAirState extends RunState {
  phase: 'rest' | 'still' | 'changed' | 'ended';
  /** Rounds that were begun, also void ones. */
  begun: number;
  /** How long the dot stays as it is in this round. */
  stillMs: number;
  /** When the unchanged dot was on the screen; null before that. */
  shownAt: number | null;
  /** Late frames since the change. */
  late: number;
  /** The last round ended with a press before the change. */
  wasEarly: boolean;
}

/** One dot that does not move: press when it changes. Practice for those whom moving things do not suit; no score. */
export const stillAir: Task<StillAirState, 'press'> = {
  begin(setup, at) {
    const nothing = { trials: [], begun: 0, stillMs: 0, shownAt: null, late: 0, wasEarly: false };
    return { ...nothing, setup, startedAt: at, practiceLeft: setup.practice, phase: 'rest', since: null };
  },
  reduce,
  dueAt({ phase, since, stillMs }) {
    if (since === null) return null;
    if (phase === 'still') return since + stillMs;
    return phase === 'changed' ? since + longestMs : null;
  },
  outcomeOf,
};

function reduce(state: StillAirState, input: Input<'press'>): StillAirState {
  switch (input.type) {
    case 'go':
      return state.phase === 'rest' ? next(state) : state;
    case 'shown':
      return shown(state, input.at);
    case 'time':
      return timePassed(state, input.at);
    case 'answer':
      return isOpen(state) ? pressed(state, input) : state;
    case 'away':
      return left(state, input.because);
    case 'late frame':
      return state.phase === 'changed' ? { ...state, late: state.late + 1 } : state;
  }
}

const isOpen = ({ phase }: StillAirState) => phase === 'still' || phase === 'changed';

function next(state: StillAirState): StillAirState {
  if (isPlayed(state)) return { ...state, phase: 'ended', since: null };
  const random = randomOf(state.setup.seed, 'still', state.begun);
  const still = stillMs.from + random() * (stillMs.to - stillMs.from);
  return { ...state, phase: 'still', since: null, shownAt: null, begun: state.begun + 1, stillMs: still, late: 0 };
}

function shown(state: StillAirState, at: number): StillAirState {
  if (!isOpen(state) || state.since !== null) return state;
  return { ...state, since: at, shownAt: state.phase === 'still' ? at : state.shownAt };
}

function timePassed(state: StillAirState, at: number): StillAirState {
  const due = stillAir.dueAt(state);
  if (due === null || at < due) return state;
  if (state.phase === 'still') return { ...state, phase: 'changed', since: null };
  return next(kept({ ...state, wasEarly: false }, { resp: null, rt: null, src: null, isRight: false, voided: null }));
}

function pressed(state: StillAirState, { at, source }: Extract<Input<'press'>, { type: 'answer' }>): StillAirState {
  const rt = state.phase === 'changed' && state.since !== null ? at - state.since : null;
  const isEarly = rt === null || rt < quickestMs;
  const voided = isEarly ? 'too early' : state.late > 0 ? 'late frame' : null;
  const after = kept(state, { resp: 'press', rt, src: source, isRight: !isEarly, voided });
  return next({ ...after, wasEarly: isEarly });
}

function left(state: StillAirState, because: VoidReason): StillAirState {
  if (!isOpen(state)) return state;
  const rested: StillAirState = { ...state, phase: 'rest', since: null, wasEarly: false };
  // A practice round that was left is played again.
  if (state.practiceLeft > 0) return rested;
  return kept(rested, { resp: null, rt: null, src: null, isRight: false, voided: because });
}

type Answered = Pick<Trial, 'resp' | 'rt' | 'src' | 'isRight' | 'voided'>;

/** Practice is not kept. */
function kept(state: StillAirState, answered: Answered): StillAirState {
  if (state.practiceLeft > 0) return { ...state, practiceLeft: state.practiceLeft - 1 };
  const { shownAt, startedAt, stillMs, late, trials } = state;
  const t0 = (shownAt ?? startedAt) - startedAt;
  const trial = { t0, cond: 'dot', x: 0, stim: `${Math.round(stillMs)} ms`, late, ...answered };
  return { ...state, trials: [...trials, trial] };
}

function outcomeOf({ trials }: StillAirState): RunOutcome {
  const counted = countedOf(trials);
  const times = counted.flatMap(({ rt }) => (rt === null ? [] : [rt]));
  const median = medianOf(times);
  const lapses = counted.filter(({ rt }) => rt === null || (median !== null && rt > lapseFactor * median)).length;
  const early = trials.filter(({ voided }) => voided === 'too early').length;
  const facts = { lapses, early, ...(median === null ? {} : { medianMs: Math.round(median) }) };
  const right = counted.filter(({ isRight }) => isRight).length;
  return { rounds: counted.length, right, score: null, se: null, noScore: 'not measured here', facts };
}

function medianOf(times: readonly number[]): number | null {
  if (times.length === 0) return null;
  const sorted = [...times].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
