import { expect, it } from 'vitest';
import { notFound, routes } from './routes.tsx';

it('no page’s title tells of a condition or a result, since titles travel', () => {
  const titles = [...routes, notFound].flatMap((route) => ('title' in route ? [route.title] : []));
  expect(titles.length).toBeGreaterThan(30);
  const revealing = /adhd|anxi|depress|mental|attention|disorder|symptom|score|level|quiz one|quiz two|cohort/i;
  expect(titles.filter((title) => revealing.test(title))).toEqual([]);
});
