import { describe, expect, it } from 'vitest';
import { playRun, replayed, runSetup } from '#testing/training/play-run.ts';
import { randomOf } from '#training/run/random.ts';
import type { Input, RunSetup } from '#training/run/task.ts';
import { roundOf, type SameOrNotState, sameOrNot as task } from './same-or-not.ts';
import type { SameOrNot } from './strip-rounds.ts';

type Step = Input<SameOrNot>;
const lastsMs = 90_000;
const setup: RunSetup = { ...runSetup, seed: 'seed/same-or-not/1/1', rounds: 0, practice: 4, lastsMs };
const begun = (change: Partial<RunSetup> = {}) => task.begin({ ...setup, ...change }, 0);
const given = (state: SameOrNotState, ...inputs: Step[]) => inputs.reduce(task.reduce, state);
const go: Step = { type: 'go', at: 0 };
const time = (at: number): Step => ({ type: 'time', at });
const shown = (at: number): Step => ({ type: 'shown', at });
const away = (at: number): Step => ({ type: 'away', at, because: 'away' });
const says = (state: SameOrNotState, at: number, isRight = true): Step => {
  const { answer } = roundOf(state);
  const other = answer === 'same' ? 'not' : 'same';
  return { type: 'answer', at, answer: isRight ? answer : other, source: 'key' };
};

/** The first strips are on the screen since 1020. */
const asked = (change: Partial<RunSetup> = {}) => given(begun({ practice: 0, ...change }), go, time(1000), shown(1020));
const playedWith = (reply: (state: SameOrNotState) => { isRight: boolean; afterMs: number } | null) =>
  playRun(task, setup, (state) => {
    const replied = state.phase === 'asked' ? reply(state) : null;
    if (replied === null) return null;
    const { answer } = roundOf(state);
    return { answer: replied.isRight ? answer : answer === 'same' ? 'not' : 'same', afterMs: replied.afterMs };
  });

describe('a round of Same or not', () => {
  it('is asked after a second, and its time is counted from its picture', () => {
    expect(given(begun(), go, time(999)).phase).toBe('gap');
    const state = asked();
    expect(given(state, says(state, 1820)).trials[0]).toMatchObject({
      rt: 800,
      isRight: true,
      voided: null,
      src: 'key',
    });
    expect(given(state, says(state, 1820, false)).trials[0]).toMatchObject({ isRight: false, voided: null });
  });

  it('waits for an answer, and the next one comes after a short gap', () => {
    const state = asked();
    expect(given(state, time(60_000)).phase).toBe('asked');
    const answered = given(state, says(state, 1820));
    expect(given(answered, time(2069)).phase).toBe('gap');
    expect(given(answered, time(2070)).phase).toBe('asked');
    expect(roundOf(answered)).not.toEqual(roundOf(state));
  });

  it.each([
    ['an answer before 100 ms', [], 1119, 'too early'],
    ['an answer at 100 ms', [], 1120, null],
    ['a late frame before the answer', [{ type: 'late frame', at: 1400 }], 1900, 'late frame'],
  ] as const)('with %s', (_title, between, at, voided) => {
    const state = given(asked(), ...between);
    expect(given(state, says(state, at)).trials[0]!.voided).toBe(voided);
  });

  it('is void when the page is left, the run rests, and another round comes after it', () => {
    const left = given(asked(), away(3000));
    expect(left).toMatchObject({ phase: 'rest', trials: [{ voided: 'away', resp: null }] });
    expect(task.dueAt(left)).toBeNull();
    expect(given(left, away(4000))).toEqual(left);
    expect(given(left, { type: 'go', at: 9000 })).toMatchObject({ phase: 'gap', gapMs: 1000 });
  });

  it('is void too when the page is left before its strips are seen', () => {
    const left = given(begun({ practice: 0 }), go, time(1000), away(1005));
    expect(left).toMatchObject({ phase: 'rest', trials: [{ voided: 'away' }] });
  });
});

describe('the warm-up of Same or not', () => {
  it('has four rounds that are talked over and not kept, before the time begins', () => {
    let state = given(begun(), go);
    let at = 0;
    for (const left of [3, 2, 1, 0]) {
      at = task.dueAt(state)!;
      state = given(state, time(at), shown(at + 20));
      state = given(state, says(state, at + 900, left % 2 === 0));
      expect(state).toMatchObject({ phase: 'told', practiceLeft: left, trials: [], told: { isRight: left % 2 === 0 } });
      expect(state.clock.runsSince).toBeNull();
      state = given(state, time(task.dueAt(state)!));
    }
    const first = task.dueAt(state)!;
    const counted = given(state, time(first), shown(first + 20));
    expect(counted).toMatchObject({ phase: 'asked', told: null, clock: { runsSince: first + 20 } });
    expect(task.dueAt(counted)).toBe(first + 20 + lastsMs);
  });

  it('a round that was left is done again', () => {
    const state = given(asked({ practice: 4 }), away(2000));
    expect(state).toMatchObject({ practiceLeft: 4, trials: [] });
  });
});

describe('the time of Same or not', () => {
  it('is ninety seconds, and an open round at the end is not counted', () => {
    const { inputs, state } = playedWith(() => ({ isRight: true, afterMs: 4000 }));
    const first = inputs.filter(({ type }) => type === 'shown')[4]!;
    expect(inputs.at(-1)!.at - first.at).toBeCloseTo(lastsMs, 6);
    // 4.25 s and a frame a round: the twenty-second is open at the end.
    expect(state.trials).toHaveLength(21);
  });

  it('does not run while the person is away', () => {
    const state = asked();
    const answered = given(state, says(state, 2020));
    const left = given(answered, away(2100), shown(2120), { type: 'go', at: 70_000 }, time(71_000), shown(71_020));
    expect(task.dueAt(left)).toBe(71_020 + lastsMs - 1080);
  });

  it('of void rounds is given back, at most a fifth', () => {
    const state = given(asked(), { type: 'late frame', at: 1500 });
    expect(given(state, says(state, 3020)).clock.playedMs).toBe(-2000);
    const hasty = playedWith(({ practiceLeft }) => ({ isRight: true, afterMs: practiceLeft > 0 ? 900 : 50 }));
    const first = hasty.inputs.filter(({ type }) => type === 'shown')[4]!;
    expect(hasty.inputs.at(-1)!.at - first.at).toBeLessThanOrEqual(lastsMs * 1.2 + 1);
    expect(task.outcomeOf(hasty.state)).toMatchObject({ score: null, noScore: 'too many void rounds' });
  });
});

describe('the score of Same or not', () => {
  it('is right answers a minute, with the standard error of a count', () => {
    const { state } = playedWith(({ trials }) => ({ isRight: trials.length % 4 !== 3, afterMs: 1983 }));
    // 2.25 s a round: the fortieth answer comes just before ninety seconds; ten are wrong.
    const outcome = task.outcomeOf(state);
    expect(outcome).toMatchObject({ rounds: 40, right: 30, noScore: null, facts: { wrong: 10 } });
    expect(outcome.score).toBe(20);
    expect(outcome.se).toBeCloseTo(Math.sqrt(30) / 1.5, 10);
  });

  it('of a run that was left is of its time until the last answer', () => {
    let state = asked();
    for (let round = 0; round < 12; round++) {
      const from = state.since!;
      state = given(state, says(state, from + 1980), time(from + 2230), shown(from + 2250));
    }
    // Twelve answers, the last one 11 × 2.25 + 1.98 s after the first strips.
    expect(task.outcomeOf(state).score).toBeCloseTo(12 / (26.73 / 60), 10);
  });

  it('needs twelve rounds', () => {
    const trials = playedWith(() => ({ isRight: true, afterMs: 3000 })).state.trials;
    const of = (count: number) => task.outcomeOf({ ...asked(), trials: trials.slice(0, count), doneMs: 30_000 });
    expect(of(11)).toMatchObject({ score: null, se: null, noScore: 'too few rounds' });
    expect(of(12)).toMatchObject({ score: 24, noScore: null });
  });

  it('of nobody right is nothing, and not exact either', () => {
    const { state } = playedWith(() => ({ isRight: false, afterMs: 2000 }));
    expect(task.outcomeOf(state)).toMatchObject({ score: 0, se: 1 / 1.5 });
  });
});

describe('a recorded run of Same or not', () => {
  it.each([30, 60, 120])('comes out the same when time is told %i times a second', (hertz) => {
    const random = randomOf('recorded');
    const { state, inputs } = playedWith(() => ({ isRight: random() < 0.9, afterMs: 70 + 2000 * random() }));
    expect(replayed(task, setup, inputs, hertz)).toEqual(state);
  });

  it('never runs out of rounds', () => {
    const quick = playedWith(() => ({ isRight: true, afterMs: 100 })).state;
    expect(quick.trials.length).toBeLessThan(quick.rounds.length - 4);
  });
});
