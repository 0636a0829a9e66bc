import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { FunnelReport } from '#contract/console/report.ts';
import { DayLines } from './day-lines.tsx';

type Counts = Partial<Record<'A' | 'B' | 'C', [visits: number, paid: number]>>;

const draw = (...days: Counts[]) =>
  renderToStaticMarkup(<DayLines days={days.map((counts, index) => dayOf(index, counts))} />);

function dayOf(index: number, counts: Counts): FunnelReport['days'][number] {
  const day = new Date(Date.UTC(2026, 9, 24 + index)).toISOString().slice(0, 10);
  const cohorts = Object.entries(counts) as ['A' | 'B' | 'C', [number, number]][];
  const by_cohort = cohorts.map(([cohort, [visits, paid]]) => ({ cohort, visits, paid }));
  const sum = (of: 'visits' | 'paid') => by_cohort.reduce((total, one) => total + one[of], 0);
  return { day, visits: sum('visits'), paid: sum('paid'), by_cohort };
}

const wide = (markup: string) => markup.slice(0, markup.indexOf('</svg>'));
const textsOf = (markup: string) =>
  [...wide(markup).matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, text]) => text!.replaceAll('<!-- -->', ''));
const linesIn = (markup: string) => wide(markup).match(/class="[^"]*line[^"]*"/g)?.length ?? 0;
const dotsIn = (markup: string) => wide(markup).match(/class="[^"]*dot[^"]*"/g)?.length ?? 0;

it('the lines by day name each cohort with its last share, beside its end', () => {
  const texts = textsOf(draw({ A: [100, 4], C: [50, 1] }, { A: [100, 5], C: [400, 1] }));
  expect(texts).toEqual(['0%', '1%', '2%', '3%', '4%', '5%', '24 Oct', '25 Oct', 'A 5.0%', 'C 0.25%']);
});

it('the lines by day are drawn once for wide and once for narrow screens', () => {
  const markup = draw({ A: [100, 1] }, { A: [100, 1] });
  expect(markup.match(/<svg class="[^"]*only-(wide|narrow)"/g)).toHaveLength(2);
});

it('the lines by day break where there were too few visits, and a single day is a dot', () => {
  const markup = draw(
    ...[{ A: [30, 1] }, { A: [30, 2] }, {}, { A: [30, 1] }, { A: [29, 29] }, { A: [90, 1] }, { A: [90, 0] }].map(
      (day) => day as Counts,
    ),
  );
  expect([linesIn(markup), dotsIn(markup)]).toEqual([2, 1]);
});

it('a span of one day is drawn as one dot', () => {
  const markup = draw({ B: [40, 2] });
  expect([linesIn(markup), dotsIn(markup)]).toEqual([0, 1]);
  expect(textsOf(markup)).toContain('24 Oct');
  expect(markup).toContain('Cohort B: 5.0% on 24 Oct 2026."');
});

it('the lines by day reach the top when everybody paid', () => {
  expect(textsOf(draw({ A: [40, 40] }, { A: [30, 30] })).slice(5)).toEqual(['100%', '24 Oct', '25 Oct', 'A 100.0%']);
});

it('the lines by day lie on the ground when nobody paid', () => {
  const markup = draw({ A: [30, 0] }, { A: [30, 0] });
  expect(textsOf(markup)).toEqual(['0%', '1%', '24 Oct', '25 Oct', 'A 0.0%']);
  expect(markup).not.toMatch(/NaN|Infinity/);
});

it('a sentence replaces the lines by day when there were no visits', () => {
  for (const markup of [draw(), draw({}, { A: [0, 0] })]) {
    expect(markup).toContain('No measured visits in these days.');
    expect(markup).not.toContain('<svg');
  }
});

it('screen readers get the first share, the last one and that of all days', () => {
  const label = 'Cohort A: 4.0% on 24 Oct 2026, 10.0% on 26 Oct 2026, 5.0% over all days.';
  expect(draw({ A: [100, 4] }, { A: [20, 0] }, { A: [40, 4] }, {})).toContain(label);
});

it('screen readers get every number in a table', () => {
  const markup = draw({ A: [280, 12], B: [0, 0] }, { B: [10, 1] });
  expect(markup).toContain('<th scope="row">24 Oct 2026</th><td>4.3% (12 of 280)</td><td>no visits</td>');
  expect(markup).toContain('<div class="visually-hidden"><table><caption>Visit to paid, by day</caption>');
});

it('no line and no share is drawn from fewer than 30 visits a day', () => {
  const markup = draw({ A: [1, 1] }, { A: [29, 3], C: [2, 0] });
  expect(markup).not.toContain('<svg');
  expect(markup).toContain('A share is drawn for days with 30 visits or more.');
  expect(markup).toContain('<td>3 of 29</td><td>0 of 2</td>');
  expect(markup).not.toContain('%');
});

it('lines of several quizzes say that they are no test', () => {
  const sentence = 'Three different quizzes, not a test';
  expect(draw({ A: [100, 4], B: [100, 4], C: [100, 4] })).toContain(sentence);
  expect(draw({ A: [100, 4], B: [100, 4] })).toContain('Two different quizzes, not a test');
  expect(draw({ A: [100, 4] })).not.toContain('not a test');
});

it('where quizzes are not told apart there is one line of all', () => {
  const day = { day: '2026-10-24', visits: 100, paid: 4, by_cohort: [] };
  const markup = renderToStaticMarkup(<DayLines days={[day, { ...day, day: '2026-10-25', paid: 5 }]} />);
  expect(textsOf(markup).at(-1)).toBe('All 5.0%');
  expect(markup).toContain('All quizzes: 4.0% on 24 Oct 2026, 5.0% on 25 Oct 2026, 4.5% over all days.');
});
