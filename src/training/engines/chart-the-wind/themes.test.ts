import { describe, expect, it } from 'vitest';
import { claimFaults } from '#quiz/lint/claims.ts';
import { readingGrade } from '#server/site/reading-grade.ts';
import { ancestorsOf, chartOf } from './chart.ts';
import { needsLine, stopCopy } from './chart-copy.ts';
import { themes } from './themes.ts';

const steps = themes.flatMap((theme) => theme.steps.map((step) => ({ theme, step })));

describe('the themes', () => {
  it('are at least forty, each with an id, a title and eight steps of its own', () => {
    expect(themes.length).toBeGreaterThanOrEqual(40);
    expect(new Set(themes.map(({ id }) => id)).size).toBe(themes.length);
    expect(new Set(themes.map(({ title }) => title)).size).toBe(themes.length);
    expect(themes.filter((theme) => theme.steps.length !== 8)).toEqual([]);
    expect(themes.filter((theme) => new Set(theme.steps.map(([name]) => name)).size !== 8)).toEqual([]);
  });

  it('have steps that need earlier ones only, and at least three that can come first', () => {
    for (const theme of themes) {
      for (const [place, [, , needs]] of theme.steps.entries()) {
        expect(
          needs.every((need) => need < place),
          `${theme.id} ${place}`,
        ).toBe(true);
      }
      expect(theme.steps.filter(([, , needs]) => needs.length === 0).length, theme.id).toBeGreaterThanOrEqual(3);
    }
  });

  it('hang together, and name no need that another one brings along', () => {
    for (const theme of themes) {
      const ancestors = ancestorsOf(theme);
      const chart = chartOf(theme, [0, 1, 2, 3, 4, 5, 6, 7]);
      expect(chart.needs, theme.id).toEqual(theme.steps.map(([, , needs]) => needs));
      expect(ancestors.at(-1)!.size, theme.id).toBe(7);
    }
  });

  it('have a time that can run out in at least one step', () => {
    const withoutOne = themes.filter((theme) => theme.steps.every(([, , , , until]) => until === undefined));
    expect(withoutOne.map(({ id }) => id)).toEqual([]);
    expect(steps.filter(({ step }) => step[3] % 5 !== 0 || step[3] < 5 || step[3] > 60)).toEqual([]);
  });

  it('are short enough for a card', () => {
    const isLong = ({ step: [name, gives, , , until = ''] }: (typeof steps)[number]) =>
      name.length > 22 || gives.length > 20 || until.length > 24;
    expect(steps.filter(isLong).map(({ step }) => step)).toEqual([]);
    expect(themes.filter(({ title }) => title.length > 26)).toEqual([]);
  });

  it('begin each thing with “the”, so that it can be read within a sentence', () => {
    expect(steps.filter(({ step: [, gives] }) => !gives.startsWith('the ')).map(({ step }) => step[1])).toEqual([
      'their door',
    ]);
  });

  it('make no claims, and are easy to read', () => {
    const texts = themes.flatMap((theme) => {
      const chart = chartOf(theme, [0, 1, 2, 3, 4, 5, 6, 7]);
      const cards = chart.cards.map((card) => `${theme.steps[card]![0]}. ${needsLine(chart, card)}.`);
      const { card, advice } = stopCopy(chart, { place: 0, card: 7, missing: chart.needs[7]! });
      return [theme.title, ...cards, `${card}.`, advice];
    });
    expect(texts.flatMap((text) => claimFaults(text))).toEqual([]);
    expect(readingGrade(texts)).toBeLessThan(6);
  });
});
