import { describe, expect, it } from 'vitest';
import { playRun, replayed, runSetup } from '#testing/training/play-run.ts';
import { randomOf } from '#training/run/random.ts';
import type { Input, RunSetup } from '#training/run/task.ts';
import { longestMs, type StillAirState, speedOf, stillAir } from './still-air.ts';

const threeMinutes = 180_000;
const setup: RunSetup = { ...runSetup, seed: 'seed/still-air/1/1', rounds: 0, lastsMs: threeMinutes };

/** A person who answers each change after this many ms; null for no answer. */
const playedWith = (reply: (state: StillAirState) => number | null, changed: Partial<RunSetup> = {}) =>
  playRun(stillAir, { ...setup, ...changed }, (state) => {
    const afterMs = state.phase === 'changed' ? reply(state) : null;
    return afterMs === null ? null : { answer: 'press', afterMs };
  });
const steady = () => playedWith(() => 300);
const given = (state: StillAirState, ...inputs: Input<'press'>[]) => inputs.reduce(stillAir.reduce, state);
const press = (at: number): Input<'press'> => ({ type: 'answer', at, answer: 'press', source: 'key' });
/** The dot is on the screen since 1000. */
const begun = () => given(stillAir.begin(setup, 0), { type: 'go', at: 980 }, { type: 'shown', at: 1000 });

describe('Still air as a yardstick', () => {
  it('lasts three minutes of play', () => {
    const { inputs, state } = steady();
    const [first, last] = [inputs.find(({ type }) => type === 'shown')!, inputs.at(-1)!];
    expect(last.at - first.at).toBe(threeMinutes);
    expect(state.trials.length).toBeGreaterThan(50);
    expect(state.trials.every(({ voided }) => voided === null)).toBe(true);
  });

  it('waits for an answer to a change that came before its time was over', () => {
    const slow = playedWith(() => 5000);
    const last = slow.state.trials.at(-1)!;
    expect(last.rt).toBe(5000);
    const ended = slow.inputs.at(-1)!;
    expect(ended.at).toBeGreaterThan(threeMinutes);
    expect(ended.at).toBeLessThan(threeMinutes + 5100);
  });

  it('does not count the time away', () => {
    const away = given(begun(), { type: 'away', at: 1500, because: 'away' });
    expect(away).toMatchObject({ phase: 'rest', trials: [{ voided: 'away' }] });
    const back = given(away, { type: 'go', at: 900_000 }, { type: 'shown', at: 900_020 });
    expect(back.phase).toBe('still');
    // The half second of the void round is given back too.
    expect(back.clock).toMatchObject({ playedMs: 0, runsSince: 900_020 });
  });

  it('gives the time of void rounds back, and no more than a fifth', () => {
    const early = given(begun(), press(1400));
    expect(early.clock).toMatchObject({ playedMs: -400, runsSince: 1000 });
    const pressing = playRun(stillAir, setup, () => ({ answer: 'press', afterMs: 50 }));
    expect(pressing.inputs.at(-1)!.at).toBeLessThan(threeMinutes * 1.2 + 1000);
    expect(stillAir.outcomeOf(pressing.state)).toMatchObject({ score: null, noScore: 'too many void rounds' });
  });

  it('has a score with a fifth of its rounds void, and none with more', () => {
    const trial = { ...steady().state.trials[0]! };
    const of = (counted: number, voided: number) => ({
      ...steady().state,
      trials: [
        ...Array.from({ length: counted }, () => trial),
        ...Array.from({ length: voided }, () => ({ ...trial, voided: 'too early' as const })),
      ],
    });
    expect(stillAir.outcomeOf(of(40, 8)).noScore).toBeNull();
    expect(stillAir.outcomeOf(of(40, 9)).noScore).toBe('too many void rounds');
    expect(stillAir.outcomeOf(of(29, 0)).noScore).toBe('too few rounds');
    expect(stillAir.outcomeOf(of(30, 0)).noScore).toBeNull();
  });

  it('another seed waits other times, and the same seed the same', () => {
    const stims = (seed: string) => playedWith(() => 300, { seed }).state.trials.map(({ stim }) => stim);
    expect(stims('a/still-air/1/1')).toEqual(stims('a/still-air/1/1'));
    expect(stims('a/still-air/1/1')).not.toEqual(stims('a/still-air/2/1'));
  });

  it.each([30, 60, 120])('comes out the same when time is told %i times a second', (hertz) => {
    const random = randomOf('recorded');
    const { state, inputs } = playedWith(() => (random() < 0.1 ? null : 60 + 500 * random()));
    expect(replayed(stillAir, setup, inputs, hertz)).toEqual(state);
  });
});

describe('the score of Still air', () => {
  it('is the mean of 1/RT in 1/s, with its standard error', () => {
    // 4, 2 and 5 a second: mean 11/3, variance 7/3, divided by three rounds.
    const { score, se } = speedOf([250, 500, 200]);
    expect(score).toBeCloseTo(11 / 3, 10);
    expect(se).toBeCloseTo(Math.sqrt(7 / 9), 10);
  });

  it('and its facts are of the rounds that count', () => {
    let round = 0;
    const { state } = playedWith(() => [250, 500, 200, 60][round++ % 4]!);
    const { score, rounds, facts } = stillAir.outcomeOf({
      ...state,
      trials: state.trials.filter((_, i) => i % 4 !== 3 || i === 3),
    });
    expect(facts).toMatchObject({ early: 1, medianMs: 250, lapses: 0 });
    expect(score).toBeCloseTo(
      state.trials
        .filter(({ voided }) => voided === null)
        .map(({ rt }) => 1000 / rt!)
        .reduce((sum, speed) => sum + speed, 0) / rounds,
      10,
    );
  });

  it('counts a change that nobody answered as one after ten seconds, and as a lapse', () => {
    const trials = steady().state.trials.slice(0, 39);
    const missed = { ...trials[0]!, rt: null, resp: null, isRight: false };
    const outcome = stillAir.outcomeOf({ ...steady().state, trials: [...trials, missed] });
    expect(outcome.score).toBeCloseTo((39 * (1000 / 300) + 1000 / longestMs) / 40, 10);
    expect(outcome.facts).toEqual({ early: 0, lapses: 1, medianMs: 300 });
  });
});
