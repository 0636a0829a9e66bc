import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pointsOf } from '#testing/training/series-points.ts';
import type { SeriesProgress } from '#training/progress/exercise-progress.ts';
import { ruleFor } from '#training/progress/noise-table.ts';
import { chartName, comparisonNumbers } from '#training/progress/series-copy.ts';
import { verdictOf } from '#training/progress/verdict.ts';
import { SeriesChart } from './series-chart.tsx';
import { SeriesParts, SessionTable } from './series-parts.tsx';

const rule = ruleFor('count-the-bows', 'forwards');
const points = pointsOf([3.4, 4.3, 3.9, 4.6, ...Array.from({ length: 20 }, (_, i) => 4 + (i % 3) / 2 + i / 8)]);
const series: SeriesProgress = {
  name: 'count-the-bows/forwards/timed/phone/touch',
  exercise: 'count-the-bows',
  variant: 'forwards',
  form: 'timed',
  device: 'phone',
  source: 'touch',
  points,
  rule,
  verdict: verdictOf(points, rule),
};
const early = { ...series, points: points.slice(0, 5), verdict: { kind: 'not yet', left: 11 } as const };

const count = (markup: string, pattern: RegExp) => markup.match(pattern)?.length ?? 0;

test('a chart has one mark for each session, and nothing joins them', () => {
  const markup = renderToStaticMarkup(<SeriesChart series={series} />);
  expect(count(markup, /rotate\(45\)/g)).toBe(24);
  expect(markup).not.toMatch(/<(polyline|polygon)|<path(?! class="[^"]*cut)/);
  // The lines of the axis are horizontal; besides them there are only the bar and its vertical line.
  const lines = [...markup.matchAll(/<line[^>]*x2="([^"]+)"[^>]*y1="([^"]+)"[^>]*y2="([^"]+)"/g)];
  const slanted = lines.filter(([markup_, x2, y1, y2]) => y1 !== y2 && !markup_.includes(`x1="${x2}"`));
  expect(lines.length).toBeGreaterThan(3);
  expect(slanted).toEqual([]);
});

test('a chart is one picture whose name is the verdict and the three numbers', () => {
  const markup = renderToStaticMarkup(<SeriesChart series={series} />);
  expect(count(markup, /role="img"/g)).toBe(1);
  expect(markup).toContain(`aria-label="${chartName(series)}"`);
  expect(chartName(series)).toContain('Higher.');
});

test('before something can be said there is neither band nor bar', () => {
  const markup = renderToStaticMarkup(<SeriesChart series={early} />);
  expect(count(markup, /rotate\(45\)/g)).toBe(5);
  expect(markup).not.toMatch(/band|last|interval/);
});

test('the three numbers stand in a table beside the chart that has them in its name', () => {
  const markup = renderToStaticMarkup(<SeriesParts series={series} today="2026-11-21" level={2} />);
  if (series.verdict.kind === 'not yet') throw new Error('there is a look');
  for (const { label, number } of comparisonNumbers(series.verdict.comparison, 'count-the-bows')) {
    expect(markup).toContain(`<th scope="row">${label}</th><td>${number}</td>`);
    expect(chartName(series)).toContain(`${label}: ${number}`);
  }
});

test('the table of sessions has the sessions of the chart with their scores, and says which are warm-up', () => {
  const markup = renderToStaticMarkup(<SessionTable series={series} today="2026-11-21" />);
  const cells = [...markup.matchAll(/<td>([\d.]+)<\/td><\/tr>/g)].map(([, score]) => score);
  expect(cells).toEqual(points.map(({ score }) => score.toFixed(1)));
  expect(count(markup, /warm-up/g)).toBe(4);
});
