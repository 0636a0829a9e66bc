import path from 'node:path';
import { expect, it } from 'vitest';
import { files } from '#testing/source-files.ts';

const page = files.find(({ name }) => name === 'web/console/console-page.tsx')!;
const views = page.imports.map(({ from }) => from).filter((from) => from.endsWith('-view.tsx'));

it('there are views', () => {
  expect(views.length).toBeGreaterThan(8);
});

it.each(views)('%s has stories beside it', (view) => {
  const beside = files.filter(({ name, isStories }) => isStories && path.dirname(name) === path.dirname(view));
  expect(beside.map(({ name }) => name)).not.toEqual([]);
});
