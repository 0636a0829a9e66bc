import { describe, expect, it } from 'vitest';
import { playRun, replayed, runSetup } from '#testing/training/play-run.ts';
import { shareRight } from '#training/run/posterior.ts';
import { randomOf } from '#training/run/random.ts';
import type { Input, RunSetup } from '#training/run/task.ts';
import { observer, windowMs } from './gust-score.ts';
import { type GustState, waitForTheGust as task, type WindAnswer, windOf } from './wait-for-the-gust.ts';

type Step = Input<WindAnswer>;
const tapAt = (at: number): Step => ({ type: 'answer', at, answer: 'tap', source: 'touch' });
const chosenAt = (at: number, answer: WindAnswer): Step => ({ type: 'answer', at, answer, source: 'key' });
const time = (at: number): Step => ({ type: 'time', at });
const begun = (setup: Partial<RunSetup> = {}) => task.begin({ ...runSetup, ...setup }, 0);
const given = (state: GustState, ...inputs: Step[]) => inputs.reduce(task.reduce, state);
/** A seed whose first wind is fair, as all are, and whose second is a gust. */
const gustSecond = {
  seed: Array.from({ length: 50 }, (_, i) => `${i}`).find((seed) => begun({ seed }).rounds[1]!.wind === 'gust')!,
};
/** The first sign is on the screen since 1050; the window is 700 ms. */
const atFair = (setup: Partial<RunSetup> = {}) =>
  given(begun({ ...gustSecond, ...setup }), { type: 'go', at: 0 }, time(1001), { type: 'shown', at: 1050 });
/** A gust is on the screen since 3000. */
const atGust = () => given(atFair(), tapAt(1400), time(2500), { type: 'shown', at: 3000 });

describe('a round of Wait for the gust', () => {
  it('the sign is seen for 300 ms, and the window goes on after it', () => {
    expect(atFair()).toMatchObject({ phase: 'sign', onset: 1050 });
    expect(given(atFair(), time(1350)).phase).toBe('window');
    expect(given(atFair(), time(1749)).phase).toBe('window');
    expect(given(atFair(), time(1750)).phase).toBe('gap');
  });

  it('a tap at a fair wind is right, and kept with its time when the window is over', () => {
    const tapped = given(atFair(), tapAt(1500));
    expect(tapped).toMatchObject({ told: { wind: 'fair', isRight: true, at: 1500 }, trials: [] });
    expect(given(tapped, time(1750)).trials).toEqual([
      expect.objectContaining({ cond: 'fair', resp: 'tap', rt: 450, isRight: true, voided: null, src: 'touch', x: 0 }),
    ]);
  });

  it('a fair wind without a tap is missed, and a tap after its window changes nothing', () => {
    const missed = given(atFair(), tapAt(1760));
    expect(missed.trials).toEqual([expect.objectContaining({ resp: null, rt: null, isRight: false, voided: null })]);
  });

  it('a gust without a tap is let pass', () => {
    expect(windOf(atGust())).toBe('gust');
    const passed = given(atGust(), time(3700));
    expect(passed.told).toEqual({ wind: 'gust', isRight: true, at: 3700, voided: null, isPractice: false });
    expect(passed.trials[1]).toMatchObject({ cond: 'gust', resp: null, isRight: true });
  });

  it('a tap at a gust is told at once', () => {
    const tapped = given(atGust(), tapAt(3400));
    expect(tapped.told).toMatchObject({ wind: 'gust', isRight: false, at: 3400 });
    expect(given(tapped, time(3700)).trials[1]).toMatchObject({ resp: 'tap', rt: 400, isRight: false });
  });

  it('a second tap in the same window changes nothing', () => {
    const tapped = given(atFair(), tapAt(1500));
    expect(given(tapped, tapAt(1600))).toBe(tapped);
  });

  it('the next sign comes 300 ms after the window, give or take the jitter', () => {
    const gap = given(atFair(), tapAt(1500), time(1750));
    expect(task.dueAt(gap)).toBe(1750 + 300 + gap.rounds[0]!.jitterMs);
    expect(given(gap, time(2200))).toMatchObject({ phase: 'sign', since: null, tap: null });
  });
});

describe('a round of Wait for the gust is void', () => {
  it('when the tap came before 100 ms', () => {
    expect(given(atFair(), tapAt(1149), time(1750)).trials[0]!.voided).toBe('too early');
    expect(given(atFair(), tapAt(1150), time(1750)).trials[0]!.voided).toBe(null);
  });

  it('when a frame was late between sign and tap, but not after the tap', () => {
    const late: Step = { type: 'late frame', at: 1450 };
    expect(given(atFair(), late, tapAt(1500), time(1750)).trials[0]).toMatchObject({ voided: 'late frame', late: 1 });
    expect(given(atFair(), tapAt(1440), late, time(1750)).trials[0]).toMatchObject({ voided: null, late: 0 });
  });

  it.each(['away', 'turned'] as const)('when the person was %s, and the run rests', (because) => {
    const away = given(atGust(), { type: 'away', at: 3200, because });
    expect(away).toMatchObject({ phase: 'rest', trials: [{}, { voided: because }] });
    expect(given(away, { type: 'away', at: 3300, because })).toBe(away);
    expect(given(away, { type: 'go', at: 9000 })).toMatchObject({ phase: 'ready', told: null });
  });

  it('and moves no difficulty', () => {
    const before = atGust().staircase;
    expect(given(atGust(), { type: 'late frame', at: 3100 }, tapAt(3400), time(3700)).staircase).toEqual(before);
  });

  it('and is repeated at the end, at most a fifth of the rounds', () => {
    const playedWith = (voidEvery: number) =>
      playRun(task, runSetup, (now) =>
        now.phase === 'sign' ? { answer: 'tap', afterMs: now.trials.length % voidEvery === 0 ? 50 : 300 } : null,
      ).state;
    expect(playedWith(20).trials).toHaveLength(43);
    expect(playedWith(2).trials).toHaveLength(48);
    expect(task.outcomeOf(playedWith(2)).noScore).toBe('too many void rounds');
  });
});

describe('practice in Wait for the gust', () => {
  it('has the longest window and time to read, and is not kept', () => {
    const sign = atFair({ practice: 3 });
    const gap = given(sign, tapAt(1500), time(1050 + windowMs(-1)));
    expect(gap).toMatchObject({ phase: 'gap', trials: [], practiceLeft: 2 });
    expect(task.dueAt(gap)).toBe(1050 + windowMs(-1) + 1500);
  });

  it('is done again when it was left', () => {
    expect(given(atFair({ practice: 3 }), { type: 'away', at: 1200, because: 'away' })).toMatchObject({
      trials: [],
      practiceLeft: 3,
    });
  });
});

describe('the difficulty of Wait for the gust', () => {
  const playedBy = (doesTap: (state: GustState) => boolean) =>
    playRun(task, runSetup, (now) => (now.phase === 'sign' && doesTap(now) ? { answer: 'tap', afterMs: 250 } : null))
      .state;

  it('fair winds that are tapped do not move it, two gusts that are let pass do', () => {
    const state = playedBy((now) => windOf(now) === 'fair');
    const moved = state.trials.findIndex(({ x }) => x !== 0);
    expect(state.trials.slice(0, moved).filter(({ cond }) => cond === 'gust')).toHaveLength(2);
    expect(state.trials[moved]!.x).toBeGreaterThan(0);
  });

  it('a gust that is tapped makes it easier', () => {
    expect(playedBy(() => true).staircase.x).toBe(-1);
  });

  it('two fair winds missed in a row count as a wrong gust, one does not', () => {
    let fair = 0;
    const everySecond = playedBy((now) => windOf(now) === 'fair' && fair++ % 2 === 0);
    expect(everySecond.staircase.x).toBeGreaterThan(0);
    const none = playedBy(() => false);
    expect(none.staircase.x).toBe(-1);
    expect(task.outcomeOf({ ...none, setup: { ...runSetup, rounds: 40 } }).right).toBe(
      none.trials.filter(({ cond }) => cond === 'gust').length,
    );
  });

  it('who never taps has a score at the easy end', () => {
    const { state } = playRun(task, { ...runSetup, rounds: 150 }, () => null);
    expect(task.outcomeOf(state).score).toBeLessThan(-0.8);
  });

  it('the last score places the start one spread easier', () => {
    expect(begun({ lastScore: 0.5 }).staircase.x).toBe(0.25);
    expect(begun({ lastScore: -0.9 }).staircase.x).toBe(-1);
  });
});

describe('the score of Wait for the gust', () => {
  const simulated = (setup: RunSetup, theta: number) => {
    const random = randomOf(setup.seed, 'observer', theta);
    return playRun(task, setup, (now) => {
      if (now.phase !== 'sign') return null;
      const x = now.practiceLeft > 0 ? -1 : now.staircase.x;
      const waits = windOf(now) === 'gust' && random() < shareRight(observer, x, theta);
      return waits ? null : { answer: 'tap' as const, afterMs: 0.8 * windowMs(x) };
    }).state;
  };

  it.each([-0.5, 0, 0.5])('somebody with the threshold %f gets about that score', (theta) => {
    const errors = Array.from({ length: 24 }, (_, i) => {
      return task.outcomeOf(simulated({ ...runSetup, rounds: 150, seed: `run ${i}` }, theta)).score! - theta;
    });
    const mean = errors.reduce((sum, error) => sum + error, 0) / errors.length;
    const rms = Math.sqrt(errors.reduce((sum, error) => sum + error ** 2, 0) / errors.length);
    expect(Math.abs(mean)).toBeLessThan(0.1);
    expect(rms).toBeLessThan(0.2);
  });

  it('difficulty is lower for somebody who wants it easier', () => {
    const [harder, usual, easier] = (['harder', 'usual', 'easier'] as const).map((aim) => {
      const gusts = simulated({ ...runSetup, rounds: 800, aim }, 0).trials.filter(({ cond }) => cond === 'gust');
      return gusts.slice(50).reduce((sum, { x }) => sum + x, 0) / (gusts.length - 50);
    });
    expect(harder).toBeGreaterThan(usual!);
    expect(usual).toBeGreaterThan(easier!);
  });

  it('gusts, taps too soon and missed winds are facts that agree with the rounds', () => {
    const state = simulated({ ...runSetup, rounds: 150, practice: 3 }, 0);
    const { facts, score, rounds, right } = task.outcomeOf(state);
    expect(facts.windowMs).toBe(Math.round(700 * 2 ** -score!));
    expect(facts.passed! + facts.tooSoon!).toBe(facts.gusts);
    expect(right).toBe(rounds - facts.tooSoon! - facts.missed!);
  });

  it('a run with few gusts has no score', () => {
    expect(task.outcomeOf(simulated({ ...runSetup, rounds: 36 }, 0)).noScore).toBe('too few rounds');
  });
});

describe('Wait for the gust without the clock', () => {
  const sorting = (setup: Partial<RunSetup> = {}) => atFair({ form: 'untimed', ...setup });
  const second = () => given(sorting(), chosenAt(9000, 'tap'), time(9300), { type: 'shown', at: 9320 });

  it('waits for a choice between the two winds', () => {
    expect(task.dueAt(sorting())).toBe(null);
    expect(given(sorting(), chosenAt(9000, 'tap')).told).toMatchObject({ wind: 'fair', isRight: true });
    expect(given(sorting(), chosenAt(9000, 'let pass')).trials[0]).toMatchObject({ isRight: false, rt: null });
  });

  it('the last choice can be taken back and made again', () => {
    expect(windOf(second())).toBe('gust');
    const undone = given(second(), chosenAt(12_000, 'undo'), time(12_300), { type: 'shown', at: 12_320 });
    expect(undone).toMatchObject({ phase: 'sign', trials: [], told: null });
    expect(windOf(undone)).toBe('fair');
  });

  it('there is nothing to take back before the first choice', () => {
    expect(given(sorting(), chosenAt(2000, 'undo'))).toMatchObject({ phase: 'sign', trials: [] });
  });

  it('the last choice can be taken back, too, and ends the run only when the person goes on', () => {
    const check = given(sorting({ rounds: 1 }), chosenAt(9000, 'let pass'), time(9300));
    expect(check.phase).toBe('check');
    expect(given(check, chosenAt(9500, 'undo'), time(9800))).toMatchObject({ phase: 'sign', trials: [] });
    expect(given(check, { type: 'go', at: 9500 }).phase).toBe('ended');
  });

  it('leaving it spoils nothing', () => {
    expect(given(sorting(), { type: 'away', at: 5000, because: 'away' })).toMatchObject({ phase: 'rest', trials: [] });
  });

  it('has accuracy and no score', () => {
    const { state } = playRun(task, { ...runSetup, form: 'untimed' }, (now) =>
      now.phase === 'sign' ? { answer: 'tap', afterMs: 20 } : null,
    );
    const outcome = task.outcomeOf(state);
    expect(outcome).toMatchObject({ rounds: 40, score: null, noScore: 'no clock' });
    expect(outcome.right).toBe(state.trials.filter(({ cond }) => cond === 'fair').length);
  });
});

describe('a recorded run of Wait for the gust', () => {
  it.each([30, 60, 120])('comes out the same when time is told %i times a second', (hertz) => {
    const setup = { ...runSetup, practice: 3, rounds: 80 };
    const random = randomOf('recorded');
    const { state, inputs } = playRun(task, setup, (now) =>
      now.phase === 'sign' && random() < 0.8 ? { answer: 'tap', afterMs: 80 + 600 * random() } : null,
    );
    expect(replayed(task, setup, inputs, hertz)).toEqual(state);
  });
});
