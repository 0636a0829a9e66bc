import { passTime } from '#training/run/pass-time.ts';
import { estimateOf, type Observer } from '#training/run/posterior.ts';
import { type Staircase, startStaircase, stepStaircase } from '#training/run/staircase.ts';
import {
  type Input,
  isMostlyVoid,
  isPlayed,
  mostRounds,
  type NoScore,
  type RunOutcome,
  type RunSetup,
  type RunState,
  type Task,
} from '#training/run/task.ts';
import { countedOf, type Source, type Trial, type VoidReason } from '#training/run/trial.ts';
import { type CourseRound, courseRounds, type Side } from './course-rounds.ts';

/** A round with a new sign, one with the same, and the first after a rest, which is neither. */
type Condition = 'switch' | 'stay' | 'first';

/** The outcome of a round: a side, no answer in time, or the reason why it is void. */
export interface Feedback {
  round: CourseRound;
  answer: Side | null;
  isRight: boolean;
  voided: VoidReason | null;
  isPractice: boolean;
}

export interface CourseState extends RunState {
  phase: 'rest' | 'ready' | 'sign' | 'kite' | 'told' | 'ended';
  rounds: readonly CourseRound[];
  /** Whether the present round is the first after a rest. */
  isFirst: boolean;
  /** When the present round began. */
  roundAt: number;
  lateFrames: number;
  /** Difficulty is −log₂ of the deadline in seconds. */
  staircases: Readonly<Record<'switch' | 'stay', Staircase>>;
  told: Feedback | null;
}

/** training.md § 3.1, E4. */
export const observer: Observer = { spread: 0.18, guess: 0.5, lapse: 0.03, from: -1.5, to: 1.8 };
const easierStep = 0.18;
const firstX = 0;
const practiceX = observer.from;
/** The time between Start or Carry on and the first sign. */
const readyMs = 1000;
const signMs = 300;
const toldMs = 500;
/** Longer in practice, because the person reads the whole sentence. */
const toldInPracticeMs = 1500;
/** An earlier answer was begun before the picture was seen. */
const earliestMs = 100;
/** Rounds with a new sign that a score needs: half of the shortest session whose precision we know (§ 2.4). */
const fewestScored = 20;

export const deadlineMs = (x: number): number => 1000 * 2 ** -x;

export const changeCourse: Task<CourseState, Side> = { begin, reduce, dueAt, outcomeOf };

function begin(setup: RunSetup, at: number): CourseState {
  const x = setup.lastScore === null ? firstX : Math.max(observer.from, setup.lastScore - observer.spread);
  return {
    setup,
    startedAt: at,
    practiceLeft: setup.practice,
    trials: [],
    phase: 'rest',
    since: at,
    rounds: courseRounds(setup.seed, setup.practice + mostRounds(setup)),
    isFirst: true,
    roundAt: at,
    lateFrames: 0,
    staircases: { switch: startStaircase(x), stay: startStaircase(x) },
    told: null,
  };
}

const isUntimed = ({ setup }: CourseState) => setup.form === 'untimed';

/** The present round, from its sign to the end of its feedback. */
export function roundOf({ setup, practiceLeft, trials, rounds }: CourseState): CourseRound {
  return rounds[Math.min(setup.practice - practiceLeft + trials.length, rounds.length - 1)]!;
}

const conditionOf = (state: CourseState): Condition =>
  state.isFirst ? 'first' : roundOf(state).isNew ? 'switch' : 'stay';

function xOf(state: CourseState): number {
  if (state.practiceLeft > 0) return practiceX;
  return state.staircases[conditionOf(state) === 'switch' ? 'switch' : 'stay'].x;
}

function dueAt(state: CourseState): number | null {
  const { phase, since, told } = state;
  if (since === null) return null;
  if (phase === 'ready') return since + readyMs;
  if (phase === 'sign') return since + signMs;
  if (phase === 'kite') return isUntimed(state) ? null : since + deadlineMs(xOf(state));
  if (phase !== 'told') return null;
  if (isUntimed(state) && !told!.isRight) return null;
  return since + (told!.isPractice ? toldInPracticeMs : toldMs);
}

function reduce(before: CourseState, input: Input<Side>): CourseState {
  const { at } = input;
  const state = passTime(before, at, dueAt, endPhase);
  const { phase } = state;
  if (phase === 'ended') return state;
  switch (input.type) {
    case 'shown':
      return shown(state, at);
    case 'answer':
      return phase === 'sign' || phase === 'kite' ? answered(state, at, input.answer, input.source) : state;
    case 'late frame': {
      const isAsked = phase === 'kite' || (phase === 'sign' && state.since !== null);
      return isAsked && !isUntimed(state) ? { ...state, lateFrames: state.lateFrames + 1 } : state;
    }
    case 'away':
      if (phase === 'rest') return state;
      return {
        ...(phase === 'sign' || phase === 'kite' ? interrupted(state, input) : state),
        phase: 'rest',
        since: at,
      };
    case 'go':
      if (phase === 'rest')
        return isPlayed(state) ? ended(state, at) : { ...state, phase: 'ready', since: at, told: null, isFirst: true };
      return phase === 'told' && isUntimed(state) ? endPhase(state, at) : state;
    default:
      return state;
  }
}

function shown(state: CourseState, at: number): CourseState {
  if (state.since !== null) return state;
  return { ...state, since: at, roundAt: state.phase === 'sign' || isUntimed(state) ? at : state.roundAt };
}

const ended = (state: CourseState, at: number): CourseState => ({ ...state, phase: 'ended', since: at });

function endPhase(state: CourseState, at: number): CourseState {
  switch (state.phase) {
    case 'sign':
      return { ...state, phase: 'kite', since: null };
    case 'kite':
      return finished(state, at, { answer: null, source: null, rt: null, voided: voidedBy(state, null) });
    case 'told':
      return isPlayed(state) ? ended(state, at) : nextRound({ ...state, isFirst: false }, at);
    default:
      return nextRound(state, at);
  }
}

/** Without the clock, sign and kite appear together. */
const nextRound = (state: CourseState, at: number): CourseState => ({
  ...state,
  phase: isUntimed(state) ? 'kite' : 'sign',
  since: null,
  roundAt: at,
  lateFrames: 0,
});

function answered(state: CourseState, at: number, answer: Side, source: Source): CourseState {
  const { phase, since } = state;
  if (isUntimed(state)) return finished(state, at, { answer, source, rt: null, voided: null });
  const rt = phase === 'kite' && since !== null ? at - since : null;
  return finished(state, at, { answer, source, rt, voided: voidedBy(state, rt ?? 0) });
}

function voidedBy({ lateFrames }: CourseState, rt: number | null): VoidReason | null {
  if (rt !== null && rt < earliestMs) return 'too early';
  return lateFrames > 0 ? 'late frame' : null;
}

function interrupted(state: CourseState, { at, because }: Extract<Input<Side>, { type: 'away' }>): CourseState {
  // Leaving the page spoils nothing in practice and without the clock, so the same round is played again.
  if (state.practiceLeft > 0 || isUntimed(state)) return state;
  return finished(state, at, { answer: null, source: null, rt: null, voided: because });
}

interface Finish {
  answer: Side | null;
  source: Source | null;
  rt: number | null;
  voided: VoidReason | null;
}

function finished(state: CourseState, at: number, { answer, source, rt, voided }: Finish): CourseState {
  const round = roundOf(state);
  const isRight = answer === round.answer;
  const isPractice = state.practiceLeft > 0;
  const told: Feedback = { round, answer, isRight, voided, isPractice };
  const next = { ...state, phase: 'told' as const, since: at, told };
  if (isPractice) return { ...next, practiceLeft: state.practiceLeft - 1 };
  const trial: Trial = {
    t0: state.roundAt - state.startedAt,
    cond: conditionOf(state),
    x: xOf(state),
    stim: `${round.sign} ${round.isWarm ? 'warm' : 'cool'} ${round.points}`,
    resp: answer,
    rt,
    isRight,
    voided,
    late: state.lateFrames,
    src: source,
  };
  return { ...next, trials: [...state.trials, trial], staircases: steppedBy(state, trial) };
}

function steppedBy({ staircases, setup }: CourseState, { cond, voided, isRight }: Trial): CourseState['staircases'] {
  if (voided !== null || (cond !== 'switch' && cond !== 'stay')) return staircases;
  const rule = { from: observer.from, to: observer.to, easierStep, aim: setup.aim };
  return { ...staircases, [cond]: stepStaircase(rule, staircases[cond], isRight) };
}

/** The score is the threshold in rounds with a new sign: the deadline that is met in three of four of them. */
function outcomeOf({ setup, trials }: CourseState): RunOutcome {
  const counted = countedOf(trials);
  const scored = counted.filter(({ cond }) => cond === 'switch');
  const right = counted.filter(({ isRight }) => isRight).length;
  const noScore = noScoreOf({ setup, trials }, scored.length);
  const { mean, sd } = estimateOf(observer, scored);
  const isScored = noScore === null;
  return {
    rounds: counted.length,
    right,
    score: isScored ? mean : null,
    se: isScored ? sd : null,
    noScore,
    facts: {
      ...(isScored && { deadlineMs: Math.round(deadlineMs(mean)) }),
      noAnswer: counted.filter(({ resp }) => resp === null).length,
      turns: scored.length,
    },
  };
}

function noScoreOf(run: Pick<CourseState, 'setup' | 'trials'>, scored: number): NoScore | null {
  if (run.setup.form !== 'timed') return 'no clock';
  if (isMostlyVoid(run)) return 'too many void rounds';
  return scored < fewestScored ? 'too few rounds' : null;
}
