import { describe, expect, it } from 'vitest';
import { randomOf } from '#training/run/random.ts';
import type { Input, RunSetup } from '#training/run/task.ts';
import { bowKinds, randomBows } from './bows.ts';
import { type BowsAnswer, type BowsState, bowsRule, countTheBows, nextLength, wantedOf } from './count-the-bows.ts';

const setup: RunSetup = {
  seed: 'plan/count-the-bows/3/1',
  rounds: 12,
  practice: 0,
  form: 'timed',
  variant: 'forwards',
  aim: 'usual',
  lastScore: null,
};

type BowsInput = Input<BowsAnswer>;

/** Plays on a screen with so many frames a second, with the loop's order of inputs. */
function playerOf(given: Partial<RunSetup> = {}, framesPerSecond = 60) {
  let state = countTheBows.begin({ ...setup, ...given }, 0);
  let at = 0;
  const inputs: BowsInput[] = [];
  const send = (input: BowsInput) => {
    inputs.push(input);
    state = countTheBows.reduce(state, input);
  };
  const frame = () => {
    at += 1000 / framesPerSecond;
    send({ type: 'time', at });
    if (state.since === null) send({ type: 'shown', at });
  };
  const until = (phase: BowsState['phase']) => {
    for (let i = 0; i < 4000 && state.phase !== phase; i++) {
      if (state.phase === 'card') send({ type: 'go', at });
      frame();
    }
  };
  const answer = (given: BowsAnswer) => send({ type: 'answer', at, answer: given, source: 'touch' });
  return {
    state: () => state,
    inputs,
    send,
    frame,
    until,
    answer,
    now: () => at,
    go: () => send({ type: 'go', at }),
    /** One tail, right or with its last bow wrong. */
    build(isRight: boolean) {
      until('building');
      const wanted = wantedOf(state);
      const last = isRight ? wanted.at(-1)! : bowKinds.find((kind) => kind !== wanted.at(-1))!;
      for (const kind of [...wanted.slice(0, -1), last]) answer({ tie: kind });
      answer('done');
    },
  };
}

describe('the tail', () => {
  it('never has the same bow twice in a row', () => {
    const random = randomOf('repeats');
    for (let run = 0; run < 500; run++) {
      const bows = randomBows(12, random);
      expect(bows.every((kind, index) => kind !== bows[index - 1])).toBe(true);
    }
  });

  it('has four bows in the first two rounds of somebody new', () => {
    const player = playerOf();
    player.go();
    expect(player.state().bows).toHaveLength(4);
    player.build(true);
    player.go();
    expect(player.state().bows).toHaveLength(4);
  });

  it('is at first one spread easier than the score of the last session', () => {
    const lengths = new Set<number>();
    for (let run = 0; run < 60; run++) {
      const state = countTheBows.begin({ ...setup, seed: `seed ${run}`, lastScore: 7 }, 0);
      lengths.add(nextLength(state));
    }
    expect([...lengths].sort()).toEqual([6, 7]);
  });

  it('is at most one bow longer than the longest that was right', () => {
    const player = playerOf({ rounds: 10 });
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
    const player = playerOf({}, 120);
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
    const player = playerOf();
    player.go();
    player.until('on');
    const bows = player.state().bows;
    player.send({ type: 'away', at: player.now(), because: 'away' });
    expect(player.state()).toMatchObject({ phase: 'rest', trials: [{ voided: 'away', isRight: false, resp: null }] });
    player.go();
    expect(player.state().phase).toBe('ready');
    expect(player.state().bows).not.toEqual(bows);
  });

  it('is void after a late frame, yet goes on', () => {
    const player = playerOf();
    player.go();
    player.until('on');
    player.send({ type: 'late frame', at: player.now() });
    player.build(true);
    expect(player.state().trials).toMatchObject([{ voided: 'late frame', late: 1, isRight: true }]);
  });

  it('is not void when a frame is late before the first bow', () => {
    const player = playerOf();
    player.go();
    player.send({ type: 'late frame', at: player.now() });
    player.build(true);
    expect(player.state().trials).toMatchObject([{ voided: null, late: 0 }]);
  });

  it('waits for the person at every bow without the clock, and gives no score', () => {
    const player = playerOf({ form: 'untimed', rounds: 8 });
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
    const player = playerOf(given);
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

describe('the run', () => {
  it('begins with practice, which is not kept', () => {
    const player = playerOf({ practice: 3 });
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
    const player = playerOf({ rounds: 10 });
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
    const player = playerOf();
    player.go();
    player.build(true);
    const outcome = countTheBows.outcomeOf(player.state());
    expect(outcome).toMatchObject({ rounds: 1, right: 1, score: null, noScore: 'too few rounds' });
    expect(outcome.facts).toEqual({ tails: 1, longest: 4 });
  });

  it('gives the same state from the same inputs, however often time is told', () => {
    const player = playerOf({ rounds: 4 }, 60);
    player.go();
    for (let round = 0; round < 4; round++) {
      player.build(round % 2 === 0);
      for (let i = 0; i < 20; i++) player.frame();
      player.go();
    }
    const recorded = player.inputs.filter(({ type }) => type !== 'time');
    const replayAt = (framesPerSecond: number) => {
      let state = countTheBows.begin({ ...setup, rounds: 4 }, 0);
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
      const player = playerOf({ seed: `plan/count-the-bows/${session}/1`, rounds: 16, ...given }, 30);
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
      const player = playerOf();
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
