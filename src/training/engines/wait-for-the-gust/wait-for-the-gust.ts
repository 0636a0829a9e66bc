import { passTime } from '#training/run/pass-time.ts';
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
import { easierStep, gustEstimate, judgedOf, observer, windowMs } from './gust-score.ts';
import { type Wind, type WindRound, windRounds } from './wind-rounds.ts';

/**
 * With the clock only `tap`. Without it, the person chooses a side for both kinds of wind, and can take the last choice
 * back.
 */
export type WindAnswer = 'tap' | 'let pass' | 'undo';

/** The outcome of the last round. */
export interface Feedback {
  wind: Wind;
  isRight: boolean;
  /** The time at which the outcome was known. */
  at: number;
  voided: VoidReason | null;
  isPractice: boolean;
}

export interface GustState extends RunState {
  /**
   * `sign`: the sign is visible. `window`: it is gone, and an answer still counts. `check`: all are sorted, and the
   * last can be taken back.
   */
  phase: 'rest' | 'ready' | 'sign' | 'window' | 'gap' | 'check' | 'ended';
  rounds: readonly WindRound[];
  /** The time at which the present sign was on the screen; null before. */
  onset: number | null;
  tap: { at: number; source: Source } | null;
  lateFrames: number;
  staircase: Staircase;
  /** The outcome of this round as soon as it is known, otherwise of the round before. */
  told: Feedback | null;
}

const firstX = 0;
/** Practice has the longest window. */
const practiceX = observer.from;
/** The time between Start or Carry on and the first sign. */
const readyMs = 1000;
const signMs = 300;
const gapMs = 300;
/** Longer in practice, because the person reads what happened. */
const gapInPracticeMs = 1500;
/** An earlier tap was begun before the picture was seen. */
const earliestMs = 100;
/** Gusts that a score needs: half of the shortest session whose precision we know (training.md § 2.4). */
const fewestScored = 12;

export const waitForTheGust: Task<GustState, WindAnswer> = { begin, reduce, dueAt, outcomeOf };

function begin(setup: RunSetup, at: number): GustState {
  const x = setup.lastScore === null ? firstX : Math.max(observer.from, setup.lastScore - observer.spread);
  return {
    setup,
    startedAt: at,
    practiceLeft: setup.practice,
    trials: [],
    phase: 'rest',
    since: at,
    rounds: windRounds(setup.seed, setup.practice, mostRounds(setup)),
    onset: null,
    tap: null,
    lateFrames: 0,
    staircase: startStaircase(x),
    told: null,
  };
}

const isUntimed = ({ setup }: GustState) => setup.form === 'untimed';

const placeOf = ({ setup, practiceLeft, trials }: GustState) => setup.practice - practiceLeft + trials.length;

/** The present round, or in the gap the next one. */
export const windOf = (state: GustState): Wind => state.rounds[Math.min(placeOf(state), state.rounds.length - 1)]!.wind;

const xOf = (state: GustState) => (state.practiceLeft > 0 ? practiceX : state.staircase.x);

function dueAt(state: GustState): number | null {
  const { phase, since, onset } = state;
  if (since === null) return null;
  if (phase === 'ready') return since + readyMs;
  if (phase === 'gap') return since + gapAfter(state);
  if (isUntimed(state) || onset === null) return null;
  if (phase === 'sign') return onset + signMs;
  return phase === 'window' ? onset + windowMs(xOf(state)) : null;
}

/** With the clock, the pause varies, so that nobody can anticipate a sign. */
function gapAfter(state: GustState): number {
  if (isUntimed(state)) return gapMs;
  if (state.told?.isPractice) return gapInPracticeMs;
  return gapMs + (state.rounds[placeOf(state) - 1]?.jitterMs ?? 0);
}

function reduce(before: GustState, input: Input<WindAnswer>): GustState {
  const { at } = input;
  const state = passTime(before, at, dueAt, endPhase);
  const { phase } = state;
  const isAsked = phase === 'sign' || phase === 'window';
  if (phase === 'ended') return state;
  switch (input.type) {
    case 'shown':
      return state.since === null ? { ...state, since: at, onset: phase === 'sign' ? at : state.onset } : state;
    case 'answer':
      return isUntimed(state) ? sorted(state, at, input.answer, input.source) : tapped(state, input);
    case 'late frame':
      // A frame after the answer cannot spoil it.
      return isAsked && state.tap === null ? { ...state, lateFrames: state.lateFrames + 1 } : state;
    case 'away':
      if (phase === 'rest') return state;
      return { ...(isAsked ? interrupted(state, input) : state), phase: 'rest', since: at };
    case 'go':
      if (phase === 'rest')
        return isAllDone(state) ? allDone(state, at) : { ...state, phase: 'ready', since: at, told: null };
      return phase === 'check' ? ended(state, at) : state;
    default:
      return state;
  }
}

const ended = (state: GustState, at: number): GustState => ({ ...state, phase: 'ended', since: at });

const isAllDone = (state: GustState) => state.practiceLeft === 0 && isPlayed(state);

/** Without the clock, the last choice can still be taken back. */
const allDone = (state: GustState, at: number): GustState =>
  isUntimed(state) ? { ...state, phase: 'check', since: at } : ended(state, at);

function endPhase(state: GustState, at: number): GustState {
  if (state.phase === 'sign') return { ...state, phase: 'window', since: at };
  if (state.phase === 'window') return finished(state, at, voidedBy(state));
  if (state.phase === 'gap' && isAllDone(state)) return allDone(state, at);
  return { ...state, phase: 'sign', since: null, onset: null, tap: null, lateFrames: 0 };
}

function tapped(state: GustState, { at, answer, source }: Extract<Input<WindAnswer>, { type: 'answer' }>): GustState {
  const isAsked = state.phase === 'sign' || state.phase === 'window';
  if (!isAsked || answer !== 'tap' || state.tap !== null) return state;
  const next = { ...state, tap: { at, source } };
  return { ...next, told: feedbackOf(next, at, voidedBy(next)) };
}

function voidedBy({ tap, onset, lateFrames }: GustState): VoidReason | null {
  if (tap !== null && (onset === null || tap.at - onset < earliestMs)) return 'too early';
  return lateFrames > 0 ? 'late frame' : null;
}

const isRightNow = (state: GustState) => (state.tap !== null) === (windOf(state) === 'fair');

const feedbackOf = (state: GustState, at: number, voided: VoidReason | null): Feedback => ({
  wind: windOf(state),
  isRight: isRightNow(state),
  at,
  voided,
  isPractice: state.practiceLeft > 0,
});

function interrupted(state: GustState, { at, because }: Extract<Input<WindAnswer>, { type: 'away' }>): GustState {
  // Leaving the page spoils nothing in practice and without the clock, so the same round is played again.
  if (state.practiceLeft > 0 || isUntimed(state)) return state;
  return finished(state, at, because);
}

function finished(state: GustState, at: number, voided: VoidReason | null): GustState {
  const { tap, onset, lateFrames, startedAt, trials, setup } = state;
  const told = tap === null ? feedbackOf(state, at, voided) : { ...state.told!, voided };
  const next = { ...state, phase: 'gap' as const, since: at, told };
  if (state.practiceLeft > 0) return { ...next, practiceLeft: state.practiceLeft - 1 };
  const wind = windOf(state);
  const trial: Trial = {
    t0: (onset ?? at) - startedAt,
    cond: wind,
    x: xOf(state),
    stim: wind,
    resp: tap === null ? null : 'tap',
    rt: tap === null || onset === null ? null : tap.at - onset,
    isRight: isRightNow(state),
    voided,
    late: lateFrames,
    src: tap?.source ?? null,
  };
  const all = [...trials, trial];
  const judged = judgedOf(all);
  const rule = { from: observer.from, to: observer.to, easierStep, aim: setup.aim };
  const isJudged = judged.length > judgedOf(trials).length;
  const staircase = isJudged ? stepStaircase(rule, state.staircase, judged.at(-1)!.isRight) : state.staircase;
  return { ...next, trials: all, staircase };
}

/** Without the clock: a choice, or the last one taken back. */
function sorted(state: GustState, at: number, answer: WindAnswer, source: Source): GustState {
  const { phase, trials, practiceLeft, startedAt } = state;
  if (answer === 'undo') {
    const canUndo = trials.length > 0 && (phase === 'sign' || phase === 'gap' || phase === 'check');
    return canUndo ? { ...state, trials: trials.slice(0, -1), phase: 'gap', since: at, told: null } : state;
  }
  if (phase !== 'sign' || state.since === null) return state;
  const wind = windOf(state);
  const isRight = (answer === 'tap') === (wind === 'fair');
  const told: Feedback = { wind, isRight, at, voided: null, isPractice: practiceLeft > 0 };
  const next = { ...state, phase: 'gap' as const, since: at, told };
  if (practiceLeft > 0) return { ...next, practiceLeft: practiceLeft - 1 };
  const t0 = state.since - startedAt;
  const trial: Trial = {
    t0,
    cond: wind,
    x: firstX,
    stim: wind,
    resp: answer,
    rt: null,
    isRight,
    voided: null,
    late: 0,
    src: source,
  };
  return { ...next, trials: [...trials, trial] };
}

/** The score is the threshold of gusts; the numbers of early taps and missed winds are facts beside it. */
function outcomeOf({ setup, trials }: GustState): RunOutcome {
  const counted = countedOf(trials);
  const gusts = counted.filter(({ cond }) => cond === 'gust');
  const fair = counted.filter(({ cond }) => cond === 'fair');
  const noScore = noScoreOf({ setup, trials }, gusts.length);
  const { mean, sd } = gustEstimate(trials);
  const isScored = noScore === null;
  return {
    rounds: counted.length,
    right: counted.filter(({ isRight }) => isRight).length,
    score: isScored ? mean : null,
    se: isScored ? sd : null,
    noScore,
    facts: {
      ...(isScored && { windowMs: Math.round(windowMs(mean)) }),
      gusts: gusts.length,
      passed: gusts.filter(({ isRight }) => isRight).length,
      tooSoon: gusts.filter(({ isRight }) => !isRight).length,
      missed: fair.filter(({ isRight }) => !isRight).length,
    },
  };
}

function noScoreOf(run: Pick<GustState, 'setup' | 'trials'>, scored: number): NoScore | null {
  if (run.setup.form !== 'timed') return 'no clock';
  if (isMostlyVoid(run)) return 'too many void rounds';
  return scored < fewestScored ? 'too few rounds' : null;
}
