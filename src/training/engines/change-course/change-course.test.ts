import { describe, expect, it } from 'vitest';
import { playRun, replayed, runSetup } from '#testing/training/play-run.ts';
import { shareRight } from '#training/run/posterior.ts';
import { randomOf } from '#training/run/random.ts';
import type { Input, RunSetup } from '#training/run/task.ts';
import { type CourseState, deadlineMs, roundOf, changeCourse as task } from './change-course.ts';
import type { Side } from './course-rounds.ts';

const other = (side: Side): Side => (side === 'left' ? 'right' : 'left');
const answerAt = (at: number, answer: Side): Input<Side> => ({ type: 'answer', at, answer, source: 'key' });
const begun = (setup: Partial<RunSetup> = {}) => task.begin({ ...runSetup, ...setup }, 0);
const given = (state: CourseState, ...inputs: Input<Side>[]) => inputs.reduce(task.reduce, state);
/** The first kite is on the screen since 1400; its sign was since 1050. */
const atKite = (setup: Partial<RunSetup> = {}) =>
  given(
    begun(setup),
    { type: 'go', at: 0 },
    { type: 'time', at: 1001 },
    { type: 'shown', at: 1050 },
    { type: 'time', at: 1360 },
    { type: 'shown', at: 1400 },
  );
const right = (state: CourseState) => roundOf(state).answer;

describe('a round of Change course', () => {
  it('the first sign comes a second after Start', () => {
    const ready = given(begun(), { type: 'go', at: 0 }, { type: 'time', at: 999 });
    expect(ready.phase).toBe('ready');
    expect(task.reduce(ready, { type: 'time', at: 1000 })).toMatchObject({ phase: 'sign', since: null });
  });

  it('the kite comes 300 ms after its sign was on the screen', () => {
    const sign = given(begun(), { type: 'go', at: 0 }, { type: 'time', at: 1000 }, { type: 'shown', at: 1050 });
    expect(task.dueAt(sign)).toBe(1350);
    expect(task.reduce(sign, { type: 'time', at: 1349 }).phase).toBe('sign');
    expect(task.reduce(sign, { type: 'time', at: 1350 })).toMatchObject({ phase: 'kite', since: null });
  });

  it('the first deadline is one second after the kite was on the screen', () => {
    expect(task.dueAt(atKite())).toBe(2400);
  });

  it('an answer in time is kept with its time from the picture', () => {
    const told = given(atKite(), answerAt(1900, right(atKite())));
    expect(told.phase).toBe('told');
    expect(told.trials).toEqual([
      expect.objectContaining({ t0: 1050, rt: 500, isRight: true, voided: null, cond: 'first', src: 'key', x: 0 }),
    ]);
  });

  it('the other side is wrong', () => {
    const told = given(atKite(), answerAt(1900, other(right(atKite()))));
    expect(told.trials[0]).toMatchObject({ isRight: false, voided: null });
  });

  it('no answer until the deadline is wrong, and an answer after it changes nothing', () => {
    const late = given(atKite(), answerAt(2401, right(atKite())));
    expect(late).toMatchObject({ phase: 'told', since: 2400 });
    expect(late.trials).toEqual([expect.objectContaining({ resp: null, rt: null, isRight: false, voided: null })]);
  });

  it('what happened is told for 500 ms', () => {
    const told = given(atKite(), answerAt(1900, 'left'));
    expect(task.reduce(told, { type: 'time', at: 2399 }).phase).toBe('told');
    expect(task.reduce(told, { type: 'time', at: 2400 })).toMatchObject({ phase: 'sign', since: null });
  });

  it('the round after a rest is neither a switch nor a stay, the others say whether their sign is new', () => {
    const { state } = playRun(task, runSetup, (now) =>
      now.phase === 'kite' ? { answer: right(now), afterMs: 300 } : null,
    );
    expect(state.trials.map(({ cond }) => cond)).toEqual(
      state.rounds.slice(0, 40).map(({ isNew }, i) => (i === 0 ? 'first' : isNew ? 'switch' : 'stay')),
    );
  });
});

describe('a round of Change course is void', () => {
  it('when the answer came before 100 ms', () => {
    expect(given(atKite(), answerAt(1499, 'left')).trials[0]!.voided).toBe('too early');
    expect(given(atKite(), answerAt(1500, 'left')).trials[0]!.voided).toBe(null);
  });

  it('when somebody answers the sign, before there is a kite', () => {
    const sign = given(begun(), { type: 'go', at: 0 }, { type: 'time', at: 1000 }, { type: 'shown', at: 1050 });
    expect(given(sign, answerAt(1300, 'left')).trials[0]).toMatchObject({ voided: 'too early', rt: null });
  });

  it('when a frame was late between sign and answer', () => {
    const told = given(atKite(), { type: 'late frame', at: 1700 }, answerAt(1900, 'left'));
    expect(told.trials[0]).toMatchObject({ voided: 'late frame', late: 1 });
  });

  it('but not when a frame was late before its sign was on the screen', () => {
    const sign = given(
      begun(),
      { type: 'go', at: 0 },
      { type: 'late frame', at: 500 },
      { type: 'late frame', at: 1001 },
      { type: 'shown', at: 1050 },
    );
    expect(sign).toMatchObject({ phase: 'sign', lateFrames: 0 });
  });

  it.each(['away', 'turned'] as const)('when the person was %s, and the run rests', (because) => {
    const away = given(atKite(), { type: 'away', at: 1600, because });
    expect(away).toMatchObject({ phase: 'rest', trials: [{ voided: because, resp: null }] });
    expect(task.dueAt(away)).toBe(null);
    expect(given(away, { type: 'away', at: 1700, because }).trials).toHaveLength(1);
    expect(given(away, { type: 'go', at: 5000 })).toMatchObject({ phase: 'ready', isFirst: true });
  });

  it('and does not move the difficulty', () => {
    const second = given(
      given(atKite(), answerAt(1900, 'left')),
      { type: 'time', at: 2400 },
      { type: 'shown', at: 2420 },
      { type: 'time', at: 2720 },
      { type: 'shown', at: 2740 },
    );
    const wrong = answerAt(3200, other(right(second)));
    expect(given(second, wrong).staircases).not.toEqual(second.staircases);
    expect(given(second, { type: 'late frame', at: 3000 }, wrong).staircases).toEqual(second.staircases);
  });

  it('and is repeated at the end, at most a fifth of the rounds', () => {
    const playedWith = (voidEvery: number) =>
      playRun(task, runSetup, (now) =>
        now.phase === 'kite' ? { answer: right(now), afterMs: now.trials.length % voidEvery === 0 ? 50 : 300 } : null,
      ).state;
    expect(playedWith(20).trials).toHaveLength(43);
    expect(playedWith(2).trials).toHaveLength(48);
    expect(task.outcomeOf(playedWith(20)).noScore).not.toBe('too many void rounds');
    expect(task.outcomeOf(playedWith(2)).noScore).toBe('too many void rounds');
  });
});

describe('practice in Change course', () => {
  it('comes first, at the longest deadline, is read longer and not kept', () => {
    const kite = atKite({ practice: 3 });
    expect(task.dueAt(kite)).toBeCloseTo(1400 + deadlineMs(-1.5));
    const told = given(kite, answerAt(2000, 'left'));
    expect(told).toMatchObject({ trials: [], practiceLeft: 2 });
    expect(task.dueAt(told)).toBe(3500);
  });

  it('is done again when it was left', () => {
    const away = given(atKite({ practice: 3 }), { type: 'away', at: 1600, because: 'away' });
    expect(away).toMatchObject({ trials: [], practiceLeft: 3 });
  });
});

/** Answers as a person with this threshold would. */
function simulated(setup: RunSetup, theta: number) {
  const random = randomOf(setup.seed, 'observer', theta);
  const observer = { spread: 0.18, guess: 0.5, lapse: 0.03, from: -1.5, to: 1.8 };
  return playRun(task, setup, (now) => {
    if (now.phase !== 'kite') return null;
    const afterMs = task.dueAt(now)! - now.since! - 20;
    const x = -Math.log2((task.dueAt(now)! - now.since!) / 1000);
    const isRight = random() < shareRight(observer, x, theta);
    return { answer: isRight ? right(now) : other(right(now)), afterMs };
  });
}

describe('the difficulty and the score of Change course', () => {
  it.each([-0.8, 0, 0.7, 1.4])('somebody with the threshold %f gets about that score', (theta) => {
    const errors = Array.from({ length: 24 }, (_, i) => {
      const { state } = simulated({ ...runSetup, rounds: 120, seed: `run ${i}` }, theta);
      return task.outcomeOf(state).score! - theta;
    });
    const mean = errors.reduce((sum, error) => sum + error, 0) / errors.length;
    const rms = Math.sqrt(errors.reduce((sum, error) => sum + error ** 2, 0) / errors.length);
    expect(Math.abs(mean)).toBeLessThan(0.08);
    expect(rms).toBeLessThan(0.17);
  });

  it('rounds with a new sign and with the same have a difficulty each', () => {
    const { state } = playRun(task, { ...runSetup, rounds: 60 }, (now) => {
      if (now.phase !== 'kite') return null;
      const isSwitch = roundOf(now).isNew;
      return { answer: isSwitch ? other(right(now)) : right(now), afterMs: 250 };
    });
    expect(state.staircases.switch.x).toBe(-1.5);
    expect(state.staircases.stay.x).toBeGreaterThan(1);
  });

  it('is lower for somebody who wants it easier', () => {
    const [harder, usual, easier] = (['harder', 'usual', 'easier'] as const).map((aim) => {
      const { trials } = simulated({ ...runSetup, rounds: 300, aim }, 0.5).state;
      return trials.slice(100).reduce((sum, { x }) => sum + x, 0) / 200;
    });
    expect(harder).toBeGreaterThan(usual!);
    expect(usual).toBeGreaterThan(easier!);
  });

  it('the last score places the start one spread easier', () => {
    expect(begun({ lastScore: 0.6 }).staircases.switch.x).toBeCloseTo(0.42);
    expect(begun({ lastScore: -1.45 }).staircases.stay.x).toBe(-1.5);
  });

  it('the deadline of the score and missed answers are facts', () => {
    const { state } = simulated({ ...runSetup, rounds: 90 }, 0.5);
    const { facts, score, rounds } = task.outcomeOf(state);
    expect(rounds).toBe(90);
    const turns = state.trials.filter(({ cond }) => cond === 'switch').length;
    expect(facts).toEqual({ deadlineMs: Math.round(1000 * 2 ** -score!), noAnswer: 0, turns });
  });

  it('a run with few new signs has no score', () => {
    const { state } = simulated({ ...runSetup, rounds: 30 }, 0);
    expect(task.outcomeOf(state)).toMatchObject({ score: null, se: null, noScore: 'too few rounds' });
  });
});

describe('Change course without the clock', () => {
  const untimed = () =>
    given(begun({ form: 'untimed' }), { type: 'go', at: 0 }, { type: 'time', at: 1000 }, { type: 'shown', at: 1050 });

  it('shows sign and kite together and waits', () => {
    expect(untimed()).toMatchObject({ phase: 'kite', since: 1050 });
    expect(task.dueAt(untimed())).toBe(null);
  });

  it('a right answer leads on by itself, the other when the person goes on', () => {
    const yes = given(untimed(), answerAt(9000, right(untimed())));
    expect(task.dueAt(yes)).toBe(9500);
    const no = given(untimed(), answerAt(9000, other(right(untimed()))));
    expect(task.dueAt(no)).toBe(null);
    expect(given(no, { type: 'go', at: 20_000 })).toMatchObject({ phase: 'kite', since: null });
  });

  it('nothing is void, and no time is kept', () => {
    const told = given(untimed(), { type: 'late frame', at: 1060 }, answerAt(1060, 'left'));
    expect(told.trials[0]).toMatchObject({ voided: null, rt: null });
    expect(given(untimed(), { type: 'away', at: 3000, because: 'away' }).trials).toEqual([]);
  });

  it('has accuracy and no score', () => {
    const { state } = playRun(task, { ...runSetup, form: 'untimed' }, (now) =>
      now.phase === 'kite' ? { answer: now.trials.length < 10 ? other(right(now)) : right(now), afterMs: 40 } : null,
    );
    expect(task.outcomeOf(state)).toMatchObject({ rounds: 40, right: 30, score: null, noScore: 'no clock' });
  });
});

describe('a recorded run of Change course', () => {
  it.each([30, 60, 120])('comes out the same when time is told %i times a second', (hertz) => {
    const setup = { ...runSetup, practice: 3 };
    const random = randomOf('recorded');
    const { state, inputs } = playRun(task, setup, (now) =>
      now.phase === 'kite'
        ? { answer: random() < 0.8 ? right(now) : other(right(now)), afterMs: 80 + 900 * random() }
        : null,
    );
    expect(replayed(task, setup, inputs, hertz)).toEqual(state);
  });
});
