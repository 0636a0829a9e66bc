import { describe, expect, it } from 'vitest';
import { bowsPlayer, bowsSetup } from '#testing/training/bows-player.ts';
import { randomOf } from '#training/run/random.ts';
import type { RunSetup } from '#training/run/task.ts';
import { randomBows } from './bows.ts';
import { countTheBows, nextLength } from './count-the-bows.ts';

describe('the tail', () => {
  it('never has the same bow twice in a row', () => {
    const random = randomOf('repeats');
    for (let run = 0; run < 500; run++) {
      const bows = randomBows(12, random);
      expect(bows.every((kind, index) => kind !== bows[index - 1])).toBe(true);
    }
  });

  it('has four bows in the first two rounds of somebody new', () => {
    const player = bowsPlayer();
    player.go();
    expect(player.state().bows).toHaveLength(4);
    player.build(true);
    player.go();
    expect(player.state().bows).toHaveLength(4);
  });

  it('is at first one spread easier than the score of the last session', () => {
    const lengths = new Set<number>();
    for (let run = 0; run < 60; run++) {
      const state = countTheBows.begin({ ...bowsSetup, seed: `seed ${run}`, lastScore: 7 }, 0);
      lengths.add(nextLength(state));
    }
    expect([...lengths].sort()).toEqual([6, 7]);
  });

  it('is at most one bow longer than the longest that was right', () => {
    const player = bowsPlayer({ rounds: 10 });
    player.go();
    let longest = 3;
    for (let round = 0; round < 10; round++) {
      expect(player.state().bows.length).toBeLessThanOrEqual(longest + 1);
      longest = Math.max(longest, player.state().bows.length);
      player.build(true);
      player.go();
    }
  });
});

describe('the showing', () => {
  it('shows each bow for 700 ms, with 300 ms between them', () => {
    const player = bowsPlayer({}, 120);
    player.go();
    player.until('on');
    player.frame();
    const from = player.now();
    player.until('off');
    expect(player.now() - from).toBeCloseTo(700, -1);
    player.frame();
    const off = player.now();
    player.until('on');
    expect(player.now() - off).toBeCloseTo(300, -1);
    expect(player.state().index).toBe(1);
  });

  it('is void when the person is away in it, and the next round has another tail', () => {
    const player = bowsPlayer();
    player.go();
    player.until('on');
    const bows = player.state().bows;
    player.send({ type: 'away', at: player.now(), because: 'away' });
    expect(player.state()).toMatchObject({ phase: 'rest', trials: [{ voided: 'away', isRight: false, resp: null }] });
    player.go();
    expect(player.state().phase).toBe('ready');
    expect(player.state().bows).not.toEqual(bows);
  });

  it('is void after a frame that takes much of a bow away, yet goes on', () => {
    const player = bowsPlayer();
    player.go();
    player.until('on');
    player.send({ type: 'late frame', at: player.now(), tookMs: 101 });
    player.build(true);
    expect(player.state().trials).toMatchObject([{ voided: 'late frame', late: 1, isRight: true }]);
  });

  it('keeps a frame that is a little late, and counts', () => {
    const player = bowsPlayer();
    player.go();
    player.until('on');
    player.send({ type: 'late frame', at: player.now(), tookMs: 100 });
    player.build(true);
    expect(player.state().trials).toMatchObject([{ voided: null, late: 1, isRight: true }]);
  });

  it('is not void when a frame is late before the first bow', () => {
    const player = bowsPlayer();
    player.go();
    player.send({ type: 'late frame', at: player.now() });
    player.build(true);
    expect(player.state().trials).toMatchObject([{ voided: null, late: 0 }]);
  });

  it('waits for the person at every bow without the clock, and gives no score', () => {
    const player = bowsPlayer({ form: 'untimed', rounds: 8 });
    player.go();
    expect(player.state()).toMatchObject({ phase: 'card', index: 0 });
    for (let i = 0; i < 600; i++) player.frame();
    expect(player.state()).toMatchObject({ phase: 'card', index: 0 });
    player.go();
    expect(player.state()).toMatchObject({ phase: 'card', index: 1 });
    for (let round = 0; round < 8; round++) {
      player.build(true);
      player.go();
    }
    expect(player.state().phase).toBe('ended');
    expect(countTheBows.outcomeOf(player.state())).toMatchObject({
      rounds: 8,
      right: 8,
      score: null,
      noScore: 'no clock',
    });
  });
});

describe('building', () => {
  const building = (given?: Partial<RunSetup>) => {
    const player = bowsPlayer(given);
    player.go();
    player.until('building');
    return player;
  };

  it('is done only when all bows are tied', () => {
    const player = building();
    for (const kind of player.state().bows.slice(1)) {
      player.answer({ tie: kind });
      player.answer('done');
    }
    expect(player.state().phase).toBe('building');
    player.answer({ tie: 'half' });
    player.answer({ tie: 'half' });
    expect(player.state().tied).toHaveLength(4);
    player.answer('done');
    expect(player.state().phase).toBe('feedback');
  });

  it('takes the last bow off with undo, and nothing from an empty tail', () => {
    const player = building();
    player.answer('undo');
    expect(player.state().tied).toEqual([]);
    player.answer({ tie: 'dot' });
    player.answer({ tie: 'ring' });
    player.answer('undo');
    expect(player.state().tied).toEqual(['dot']);
  });

  it('only rests when the person is away, and goes on with what is tied', () => {
    const player = building();
    player.answer({ tie: 'dot' });
    player.send({ type: 'away', at: player.now(), because: 'away' });
    expect(player.state()).toMatchObject({ phase: 'rest', trials: [] });
    player.go();
    expect(player.state()).toMatchObject({ phase: 'building', tied: ['dot'], voided: null });
  });

  it('wants the bows from the last to the first in the variant backwards', () => {
    const player = building({ variant: 'backwards' });
    for (const kind of [...player.state().bows].reverse()) player.answer({ tie: kind });
    player.answer('done');
    expect(player.state().trials).toMatchObject([{ cond: 'backwards', isRight: true }]);
  });

  it('stores the orders as letters', () => {
    const player = building();
    for (const kind of player.state().bows) player.answer({ tie: kind });
    player.answer('done');
    const [trial] = player.state().trials;
    expect(trial!.stim).toMatch(/^[PSDRCH]{4}$/);
    expect(trial!.resp).toBe(trial!.stim);
  });
});
