import { expect, it } from 'vitest';
import { files } from '#testing/source-files.ts';
import { exerciseIds } from '#training/exercises/exercises.ts';

const stories = files.filter(({ name, isStories }) => isStories && name.startsWith('web/training/'));

it.each(exerciseIds)('%s has a story', (id) => {
  const showing = stories.filter(({ text }) => text.includes(`'${id}'`));
  expect(showing.map(({ name }) => name)).not.toEqual([]);
});
