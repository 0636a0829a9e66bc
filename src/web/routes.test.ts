import { expect, it } from 'vitest';
import { consolePaths } from '#contract/console/paths.ts';
import { trainingPaths } from '#contract/training-paths.ts';
import { notFound, routes } from './routes.tsx';

it('no page’s title tells of a condition or a result, since titles travel', () => {
  const titles = [...routes, notFound].flatMap((route) => ('title' in route ? [route.title] : []));
  expect(titles.length).toBeGreaterThan(30);
  const revealing = /adhd|anxi|depress|mental|attention|disorder|symptom|score|level|quiz one|quiz two|cohort/i;
  expect(titles.filter((title) => revealing.test(title))).toEqual([]);
});

it('every further page of training has a route', () => {
  const routed = routes.map(({ path }) => path);
  expect(routed).toEqual(expect.arrayContaining(Object.values(trainingPaths)));
});

it('every page of the console has a route', () => {
  const routed = routes.map(({ path }) => path).filter((path) => path.startsWith('/console/'));
  expect(routed.sort()).toEqual(Object.values(consolePaths).sort());
});
