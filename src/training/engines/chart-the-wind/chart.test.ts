import { describe, expect, it } from 'vitest';
import { claimFaults } from '#quiz/lint/claims.ts';
import { chartOf, difficultyOf, knotsOf, stopOf } from './chart.ts';
import { needsLine, sizeLine, stopCopy } from './chart-copy.ts';
import { themes } from './themes.ts';

const bread = themes.find(({ id }) => id === 'bread')!;
/** Buy flour, heat the oven, mix the dough, bake it. */
const chart = chartOf(bread, [0, 2, 3, 6]);
/** 20 minutes for the flour and 10 for the dough, so that the oven's 15 come too early before them. */
const timed = { ...chart, deadline: { card: 2, byMin: 30 } };

describe('a chart', () => {
  it('connects what a step needs through those that are left out', () => {
    expect(chart.needs).toEqual([[], [], [0], [1, 2]]);
    expect(knotsOf(chart)).toBe(3);
    expect(difficultyOf(chart)).toBe(3);
    expect(sizeLine(chart)).toBe('4 steps with 3 knots');
  });

  it('stops at the first card that lacks something, and names all that it lacks', () => {
    expect(stopOf(chart, [0, 1, 2, 3])).toBeNull();
    expect(stopOf(chart, [0, 3, 1, 2])).toEqual({ place: 1, card: 3, missing: [1, 2] });
  });

  it('is in time to the minute, and late after it', () => {
    expect(stopOf(timed, [0, 2, 1, 3])).toBeNull();
    expect(stopOf(timed, [0, 1, 2, 3])).toEqual({ place: 2, card: 2, doneAtMin: 45 });
  });
});

describe('the words', () => {
  it('say what a card needs, and its times only where there is a clock', () => {
    expect(needsLine(chart, 0)).toBe('Needs nothing first');
    expect(needsLine(chart, 3)).toBe('Needs the hot oven and the dough');
    const shop = { ...chart, deadline: { card: 0, byMin: 35 } };
    expect(needsLine(shop, 3)).toBe('Needs the hot oven and the dough · 35 min');
    expect(needsLine(shop, 0)).toBe('Needs nothing first · 20 min. The shop shuts at 4:35');
  });

  it('say why a flight stops, for one thing and for many', () => {
    expect(stopCopy(chart, { place: 0, card: 2, missing: [0] })).toEqual({
      title: 'It flies to step one',
      ask: 'Step one needs something first.',
      card: 'Not yet: the flour comes later',
      tray: 'No step works yet',
      advice: '“Mix the dough” needs the flour. Put “Buy flour” before it.',
    });
    const { card, tray } = stopCopy(chart, { place: 1, card: 3, missing: [1, 2] });
    expect([card, tray]).toEqual(['Not yet: the hot oven and the dough come later', 'One step works']);
  });

  it('say when a step is too late', () => {
    const shop = { ...chart, deadline: { card: 0, byMin: 25 } };
    const words = stopCopy(shop, { place: 2, card: 0, doneAtMin: 45 });
    expect(words).toMatchObject({
      ask: 'Step three is too late.',
      card: 'Too late: the shop shuts at 4:25',
      tray: 'Two steps work',
      advice: 'You would be done at 4:45. Move “Buy flour” up.',
    });
    expect(Object.values(words).flatMap(claimFaults)).toEqual([]);
  });
});
