import { describe, expect, it } from 'vitest';
import type { Input, RunSetup } from '#training/run/task.ts';
import { longestMs, type StillAirState, stillAir } from './still-air.ts';

const setup: RunSetup = {
  seed: 'seed/hold-the-line/1/1',
  rounds: 5,
  practice: 0,
  form: 'still',
  variant: '',
  aim: 'usual',
  lastScore: null,
};
const begin = (changed: Partial<RunSetup> = {}) => stillAir.begin({ ...setup, ...changed }, 0);
const reduced = (state: StillAirState, ...inputs: Input<'press'>[]) => inputs.reduce(stillAir.reduce, state);
const press = (at: number): Input<'press'> => ({ type: 'answer', at, answer: 'press', source: 'touch' });
const still = (state: StillAirState, at = 0) => reduced(state, { type: 'go', at }, { type: 'shown', at });

/** Until the change is on the screen. */
function changed(state: StillAirState): StillAirState {
  const due = stillAir.dueAt(state)!;
  return reduced(state, { type: 'time', at: due }, { type: 'shown', at: due + 16 });
}

/** Answers the present round after so many ms, and goes on to the next. */
function answered(state: StillAirState, rt: number): StillAirState {
  const open = changed(state);
  const next = reduced(open, press(open.since! + rt));
  return next.phase === 'still' ? reduced(next, { type: 'shown', at: open.since! + rt + 16 }) : next;
}

const answeredAll = (state: StillAirState, times: readonly number[]) => times.reduce(answered, state);

describe('a round of Still air', () => {
  it('changes one to four seconds after its picture was on the screen', () => {
    for (let seed = 0; seed < 40; seed++) {
      const delay = stillAir.dueAt(still(begin({ seed: `${seed}` }), 500))! - 500;
      expect(delay).toBeGreaterThanOrEqual(1000);
      expect(delay).toBeLessThanOrEqual(4000);
    }
  });

  it('measures from the picture of the change', () => {
    expect(answered(still(begin()), 312).trials[0]).toMatchObject({
      rt: 312,
      isRight: true,
      voided: null,
      src: 'touch',
    });
  });

  it.each([
    ['before the change', () => press(500)],
    ['within 100 ms after it', (state: StillAirState) => press(state.since! + 99)],
  ])('is void after a press %s, and the dot is still again', (when, pressOf) => {
    const open = when === 'before the change' ? still(begin()) : changed(still(begin()));
    expect(reduced(open, pressOf(open))).toMatchObject({
      phase: 'still',
      wasEarly: true,
      trials: [{ voided: 'too early' }],
    });
  });

  it('counts a press after 100 ms', () => {
    expect(answered(still(begin()), 100).trials[0]!.voided).toBeNull();
  });

  it('is void when a frame was late between the change and the press', () => {
    const open = changed(still(begin()));
    const late: Input<'press'> = { type: 'late frame', at: open.since! + 40 };
    expect(reduced(still(begin()), late).late).toBe(0);
    expect(reduced(open, late, press(open.since! + 300))).toMatchObject({
      late: 0,
      trials: [{ voided: 'late frame', late: 1, rt: 300 }],
    });
  });

  it('goes on by itself when nobody presses', () => {
    const open = changed(still(begin()));
    const next = reduced(open, { type: 'time', at: open.since! + longestMs });
    expect(next).toMatchObject({ phase: 'still', trials: [{ resp: null, rt: null, isRight: false, voided: null }] });
  });

  it('is void when the page is left, and waits', () => {
    const left = reduced(still(begin()), { type: 'away', at: 700, because: 'away' });
    expect(left).toMatchObject({ phase: 'rest', trials: [{ voided: 'away' }] });
    expect(stillAir.dueAt(left)).toBeNull();
  });

  it('of practice is not kept', () => {
    expect(answeredAll(still(begin({ practice: 2 })), [300, 300])).toMatchObject({ practiceLeft: 0, trials: [] });
  });
});

describe('the outcome of Still air', () => {
  it('has no score, but the median, lapses and early presses', () => {
    const early = reduced(still(begin()), press(100), { type: 'shown', at: 120 });
    const done = answeredAll(early, [300, 320, 280, 640, 641]);
    expect(done.phase).toBe('ended');
    expect(stillAir.outcomeOf(done)).toEqual({
      rounds: 5,
      right: 5,
      score: null,
      se: null,
      noScore: 'not measured here',
      facts: { medianMs: 320, lapses: 1, early: 1 },
    });
  });

  it('counts a change that nobody answered as a lapse', () => {
    const open = changed(answeredAll(still(begin()), [300, 300]));
    const missed = reduced(open, { type: 'time', at: open.since! + longestMs });
    expect(stillAir.outcomeOf(missed).facts).toEqual({ medianMs: 300, lapses: 1, early: 0 });
  });

  it('has no median without answers', () => {
    expect(stillAir.outcomeOf(begin()).facts).toEqual({ lapses: 0, early: 0 });
  });
});
