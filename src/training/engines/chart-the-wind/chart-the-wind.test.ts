import { describe, expect, it } from 'vitest';
import { shareRight } from '#training/run/posterior.ts';
import { randomOf } from '#training/run/random.ts';
import type { Input, RunSetup } from '#training/run/task.ts';
import { difficultyOf, stopOf } from './chart.ts';
import { type ChartAnswer, type ChartState, chartRule, chartTheWind, isCounted } from './chart-the-wind.ts';

const setup: RunSetup = {
  seed: 'plan/chart-the-wind/1/1',
  rounds: 4,
  practice: 0,
  form: 'timed',
  variant: '',
  aim: 'usual',
  lastScore: null,
};

function playerOf(given: Partial<RunSetup> = {}) {
  let state = chartTheWind.begin({ ...setup, ...given }, 0);
  let at = 0;
  const inputs: Input<ChartAnswer>[] = [];
  const send = (input: Input<ChartAnswer>) => {
    inputs.push(input);
    state = chartTheWind.reduce(state, input);
  };
  const answer = (given: ChartAnswer) => send({ type: 'answer', at, answer: given, source: 'key' });
  const wait = (ms: number) => {
    at += ms;
    send({ type: 'time', at });
  };
  const player = {
    state: () => state,
    inputs,
    send,
    answer,
    wait,
    go: () => send({ type: 'go', at }),
    away: () => send({ type: 'away', at, because: 'away' }),
    /** Puts the cards into one of the orders that work: a chart with a deadline may need another than its own. */
    order() {
      for (const [to, card] of workingOrder(state).entries()) answer({ move: card, to });
    },
    fly() {
      answer('fly');
      wait(5000);
    },
    /** One chart to its end. */
    chart(isRight: boolean) {
      if (!isRight) {
        player.fly();
        player.go();
      }
      player.order();
      player.fly();
      player.go();
    },
  };
  player.go();
  return player;
}

function workingOrder({ chart }: ChartState): number[] {
  const search = (order: number[]): number[] | null => {
    if (order.length === chart.cards.length) return order;
    for (const card of chart.cards.keys()) {
      if (order.includes(card) || stopOf({ ...chart, needs: chart.needs }, [...order, card]) !== null) continue;
      if (chart.needs[card]!.some((need) => !order.includes(need))) continue;
      const found = search([...order, card]);
      if (found !== null) return found;
    }
    return null;
  };
  return search([])!;
}

describe('a chart', () => {
  it('is right when its order works at the first flight', () => {
    const player = playerOf();
    player.order();
    player.fly();
    expect(player.state()).toMatchObject({ phase: 'works', flights: 1, trials: [{ isRight: true, rt: null }] });
    expect(player.state().trials[0]!.x).toBe(difficultyOf(player.state().chart));
  });

  it('stops at the first card that does not work, and stays until it is mended', () => {
    const player = playerOf();
    player.fly();
    const { phase, stop, passed, trials, chart } = player.state();
    expect(phase).toBe('stopped');
    expect(passed).toBe(stop!.place);
    expect(trials).toMatchObject([{ isRight: false }]);
    player.go();
    player.order();
    player.fly();
    expect(player.state()).toMatchObject({ phase: 'works', flights: 2, chart });
    expect(player.state().trials).toHaveLength(1);
  });

  it('is mended by moving a card, too', () => {
    const player = playerOf();
    player.fly();
    player.answer({ move: player.state().order.at(-1)!, to: 0 });
    expect(player.state()).toMatchObject({ phase: 'ordering', stop: null, passed: 0 });
  });

  it('lets the kite pass a knot every 300 ms', () => {
    const player = playerOf();
    player.order();
    player.answer('fly');
    player.wait(299);
    expect(player.state()).toMatchObject({ phase: 'flying', passed: 0 });
    player.wait(1);
    expect(player.state()).toMatchObject({ phase: 'flying', passed: 1 });
    player.wait(300 * (player.state().order.length - 1) - 1);
    expect(player.state().phase).toBe('flying');
    player.wait(1);
    expect(player.state().phase).toBe('works');
  });

  it('moves a card to its place, and none that is there already or beyond the end', () => {
    const player = playerOf();
    const [first, second, ...rest] = player.state().order;
    player.answer({ move: first!, to: 1 });
    expect(player.state().order).toEqual([second, first, ...rest]);
    const before = player.state();
    player.answer({ move: second!, to: -1 });
    player.answer({ move: 99, to: 0 });
    expect(player.state()).toBe(before);
  });

  it('cannot be moved in flight', () => {
    const player = playerOf();
    player.answer('fly');
    const { order } = player.state();
    player.answer({ move: order[0]!, to: 2 });
    expect(player.state().order).toBe(order);
  });

  it('rests when the person is away, and goes on as it lay', () => {
    const player = playerOf();
    player.answer({ move: player.state().order[0]!, to: 2 });
    const { order, chart } = player.state();
    player.away();
    expect(player.state().phase).toBe('rest');
    player.go();
    expect(player.state()).toMatchObject({ phase: 'ordering', order, chart, trials: [] });
  });

  it('shows how a flight ended that was left in the air', () => {
    const player = playerOf();
    player.answer('fly');
    player.away();
    player.go();
    expect(player.state()).toMatchObject({ phase: 'stopped', passed: player.state().stop!.place });
  });
});

describe('the run', () => {
  it('begins with practice, which is not kept, and ends after its charts', () => {
    const player = playerOf({ practice: 2, rounds: 3 });
    player.chart(true);
    expect(isCounted(player.state())).toBe(false);
    player.chart(false);
    expect(player.state()).toMatchObject({ practiceLeft: 0, trials: [] });
    for (let round = 0; round < 3; round++) player.chart(true);
    expect(player.state().phase).toBe('ended');
    const outcome = chartTheWind.outcomeOf(player.state());
    expect(outcome).toMatchObject({ rounds: 3, right: 3, noScore: null, facts: { charts: 3 } });
    expect(outcome.facts.cards).toBeGreaterThanOrEqual(4);
    expect(outcome.facts.knots).toBeGreaterThanOrEqual(3);
  });

  it('has no score after two charts, and keeps them', () => {
    const player = playerOf();
    player.chart(true);
    player.chart(true);
    expect(chartTheWind.outcomeOf(player.state())).toMatchObject({ rounds: 2, score: null, noScore: 'too few rounds' });
  });

  it('gives the same state from the same inputs, however often time is told', () => {
    const player = playerOf({ rounds: 3 });
    for (const isRight of [true, false, true]) player.chart(isRight);
    const recorded = player.inputs.filter(({ type }) => type !== 'time');
    const replayAt = (framesPerSecond: number) => {
      let state = chartTheWind.begin({ ...setup, rounds: 3 }, 0);
      let told = 0;
      for (const input of recorded) {
        while ((told + 1) * (1000 / framesPerSecond) <= input.at) {
          told++;
          state = chartTheWind.reduce(state, { type: 'time', at: told * (1000 / framesPerSecond) });
        }
        state = chartTheWind.reduce(state, input);
      }
      return state;
    };
    expect(player.state().phase).toBe('ended');
    for (const rate of [30, 60, 120]) expect(replayAt(rate)).toEqual(player.state());
  });

  it.each([5, 7])('has a score near the threshold of an observer with %f bits', (theta) => {
    const scores = Array.from({ length: 60 }, (_, session) => {
      const chance = randomOf('observer', theta, session);
      const player = playerOf({ seed: `plan/chart-the-wind/${session + 1}/1`, rounds: 8, lastScore: theta });
      while (player.state().phase !== 'ended') {
        player.chart(chance() < shareRight(chartRule.observer, difficultyOf(player.state().chart), theta));
      }
      return chartTheWind.outcomeOf(player.state()).score!;
    });
    const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
    // Eight charts are few: the simulation of the design has a bias of 0.2 spreads, and 1.3 bits of noise.
    expect(Math.abs(mean - theta)).toBeLessThan(0.6);
  });
});
