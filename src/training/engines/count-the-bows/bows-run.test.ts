import { describe, expect, it } from 'vitest';
import { bowsPlayer, bowsSetup } from '#testing/training/bows-player.ts';
import { randomOf } from '#training/run/random.ts';
import type { RunSetup } from '#training/run/task.ts';
import { bowsRule, countTheBows } from './count-the-bows.ts';

describe('the run', () => {
  it('begins with practice, which is not kept', () => {
    const player = bowsPlayer({ practice: 3 });
    player.go();
    const lengths = [];
    for (let round = 0; round < 3; round++) {
      lengths.push(player.state().bows.length);
      player.build(true);
      player.go();
    }
    expect(lengths).toEqual([2, 3, 3]);
    expect(player.state()).toMatchObject({ practiceLeft: 0, trials: [], phase: 'ready' });
  });

  it('repeats a void round at the end, at most a fifth of them', () => {
    const player = bowsPlayer({ rounds: 10 });
    player.go();
    let rounds = 0;
    while (player.state().phase !== 'ended' && rounds < 30) {
      player.until('on');
      if (rounds < 4) player.send({ type: 'late frame', at: player.now() });
      player.build(true);
      player.go();
      rounds++;
    }
    expect(rounds).toBe(12);
    expect(countTheBows.outcomeOf(player.state())).toMatchObject({ score: null, noScore: 'too many void rounds' });
  });

  it('has no score after few rounds, and keeps what was done', () => {
    const player = bowsPlayer();
    player.go();
    player.build(true);
    const outcome = countTheBows.outcomeOf(player.state());
    expect(outcome).toMatchObject({ rounds: 1, right: 1, score: null, noScore: 'too few rounds' });
    expect(outcome.facts).toEqual({ tails: 1, longest: 4, shown: 4 });
  });

  it('gives the same state from the same inputs, however often time is told', () => {
    const player = bowsPlayer({ rounds: 4 }, 60);
    player.go();
    for (let round = 0; round < 4; round++) {
      player.build(round % 2 === 0);
      for (let i = 0; i < 20; i++) player.frame();
      player.go();
    }
    const recorded = player.inputs.filter(({ type }) => type !== 'time');
    const replayAt = (framesPerSecond: number) => {
      let state = countTheBows.begin({ ...bowsSetup, rounds: 4 }, 0);
      let told = 0;
      for (const input of recorded) {
        while ((told + 1) * (1000 / framesPerSecond) <= input.at) {
          told++;
          state = countTheBows.reduce(state, { type: 'time', at: told * (1000 / framesPerSecond) });
        }
        state = countTheBows.reduce(state, input);
      }
      return state;
    };
    expect(player.state().phase).toBe('ended');
    for (const rate of [30, 60, 120, 7]) expect(replayAt(rate)).toEqual(player.state());
  });
});

describe('the score', () => {
  /** Sessions of somebody whose span is known. */
  function sessionsOf(theta: number, count: number, given: Partial<RunSetup>) {
    const { spread } = bowsRule.observer;
    return Array.from({ length: count }, (_, session) => {
      const chance = randomOf('observer', theta, session);
      const player = bowsPlayer({ seed: `plan/count-the-bows/${session}/1`, rounds: 16, ...given }, 30);
      player.go();
      while (player.state().phase !== 'ended') {
        player.build(chance() < 0.98 / (1 + Math.exp((player.state().bows.length - theta) / spread)));
        player.go();
      }
      return countTheBows.outcomeOf(player.state());
    });
  }

  it.each([3.5, 5, 7])('is near the span of an observer with %f', (theta) => {
    const scores = sessionsOf(theta, 60, { lastScore: theta }).map(({ score }) => score!);
    const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
    expect(Math.abs(mean - theta)).toBeLessThan(0.25);
  });

  it('has about the error that was simulated for sixteen rounds', () => {
    const theta = 5.5;
    const errors = sessionsOf(theta, 80, { lastScore: theta }).map(({ score }) => score! - theta);
    const rmse = Math.sqrt(errors.reduce((sum, error) => sum + error ** 2, 0) / errors.length);
    expect(rmse).toBeLessThan(0.75);
  });

  it('is never missing or infinite when all or none is right', () => {
    for (const isRight of [true, false]) {
      const player = bowsPlayer();
      player.go();
      while (player.state().phase !== 'ended') {
        player.build(isRight);
        player.go();
      }
      const { score, se } = countTheBows.outcomeOf(player.state());
      expect([score, se].every(Number.isFinite)).toBe(true);
    }
  });
});
