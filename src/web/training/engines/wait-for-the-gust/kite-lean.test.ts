import { describe, expect, it } from 'vitest';
import { playRun, replayed, runSetup } from '#testing/training/play-run.ts';
import {
  type GustState,
  waitForTheGust as task,
  windOf,
} from '#training/engines/wait-for-the-gust/wait-for-the-gust.ts';
import { leanAt, upright } from './kite-lean.ts';

const setup = { ...runSetup, rounds: 24 };
const tapsFair = (state: GustState) =>
  state.phase === 'sign' && windOf(state) === 'fair' ? { answer: 'tap' as const, afterMs: 250 } : null;
const { inputs } = playRun(task, setup, tapsFair);
/** The state at each millisecond of a run with only right answers, and the lean of the kite. */
function everyMoment(check: (state: GustState, at: number) => void) {
  let state = task.begin(setup, 0);
  let at = 0;
  for (const input of inputs) {
    for (; at < input.at; at++) {
      state = task.reduce(state, { type: 'time', at });
      check(state, at);
    }
    state = task.reduce(state, input);
  }
}

describe('the kite of Wait for the gust', () => {
  it('is upright while a sign waits for its answer, and when the next one comes', () => {
    let checked = 0;
    everyMoment((state, at) => {
      const isAsked = (state.phase === 'sign' || state.phase === 'window') && state.tap === null;
      if (!isAsked) return;
      checked++;
      expect(leanAt(state, at)).toEqual(upright);
    });
    expect(checked).toBeGreaterThan(1000);
  });

  it('leans by the wind that was answered, over 160 ms', () => {
    const seen = new Map<string | null, number>();
    everyMoment((state, at) => {
      const { wind, share } = leanAt(state, at);
      if (wind !== null) expect(wind).toBe(state.told!.wind);
      seen.set(wind, Math.max(seen.get(wind) ?? 0, share));
    });
    expect(seen.get('fair')).toBe(1);
    expect(seen.get('gust')).toBeGreaterThan(0.6);
  });

  it('stays upright when a fair wind was missed', () => {
    const none = playRun(task, { ...setup, rounds: 5 }, () => null);
    const firstGap = replayed(task, setup, none.inputs.slice(0, 5), 60);
    expect(firstGap).toMatchObject({ phase: 'gap', told: { wind: 'fair', isRight: false } });
    expect(leanAt(firstGap, firstGap.since! + 100)).toEqual(upright);
  });
});
