import { expect, it } from 'vitest';
import { lookMs } from './hold-the-line.ts';
import { playOnce, playOnceRounds, playOnceSetup, playStill, playStillSetup } from './play-once.ts';

/** Plays all three rounds with these taps. */
function played(taps: readonly number[]) {
  let state = playOnce.begin(playOnceSetup('seed'), 0);
  const rounds = [];
  for (let at = 0; state.phase !== 'ended'; at += 20_000) {
    state = playOnce.reduce(state, { type: 'go', at });
    if (state.phase === 'ended') break;
    rounds.push(state.round!);
    state = playOnce.reduce(state, { type: 'shown', at });
    state = playOnce.reduce(state, { type: 'time', at: at + lookMs + 5000 });
    for (const answer of taps) {
      state = playOnce.reduce(state, { type: 'answer', at: at + 8000, answer, source: 'touch' });
    }
  }
  return { state, rounds };
}

it('shows two own kites among four, five and six, for five seconds each, whatever is tapped', () => {
  for (const taps of [
    [0, 1],
    [2, 3],
  ]) {
    const { rounds } = played(taps);
    expect(rounds.map(({ rung }) => [rung.own, rung.kites])).toEqual([
      [2, 4],
      [2, 5],
      [2, 6],
    ]);
    expect(rounds.map(({ x }) => x)).toEqual(playOnceRounds.map(({ x }) => x));
    expect(new Set(rounds.map(({ followMs }) => followMs))).toEqual(new Set([5000]));
  }
});

it('keeps no trial and gives no score', () => {
  const { state } = played([0, 3]);
  expect(state.trials).toEqual([]);
  expect(playOnce.outcomeOf(state)).toMatchObject({ rounds: 0, score: null, facts: {} });
});

it('starts a round afresh with another flight when the page was left in it', () => {
  let state = playOnce.begin(playOnceSetup('seed'), 0);
  state = playOnce.reduce(state, { type: 'go', at: 0 });
  state = playOnce.reduce(state, { type: 'away', at: 100, because: 'away' });
  state = playOnce.reduce(state, { type: 'go', at: 200 });
  expect(state).toMatchObject({ phase: 'look', practiceLeft: 3, round: { number: 2, rung: { kites: 4 } } });
});

it('changes each of three still dots once, also after early presses', () => {
  let state = playStill.begin(playStillSetup('seed'), 0);
  state = playStill.reduce(state, { type: 'go', at: 0 });
  let changes = 0;
  for (let at = 10; state.phase !== 'ended'; at += 6000) {
    state = playStill.reduce(state, { type: 'shown', at });
    state = playStill.reduce(state, { type: 'answer', at: at + 1, answer: 'press', source: 'key' });
    expect(state).toMatchObject({ phase: 'still', wasEarly: true });
    state = playStill.reduce(state, { type: 'time', at: at + 4001 });
    expect(state.phase).toBe('changed');
    changes += 1;
    state = playStill.reduce(state, { type: 'shown', at: at + 4010 });
    state = playStill.reduce(state, { type: 'answer', at: at + 4400, answer: 'press', source: 'key' });
  }
  expect(changes).toBe(3);
});
