import { expect, it } from 'vitest';
import { readProjectFile } from '#testing/project-files.ts';
import { exerciseIds, exerciseOf } from '#training/exercises/exercises.ts';

const engines = [...new Set(exerciseIds.map((id) => exerciseOf(id).engine))];

it.each(engines)('the file of %s has its budgets', (engine) => {
  expect(readProjectFile('.size-limit.json')).toContain(`"dist/web/assets/${engine}-*.js"`);
  expect(readProjectFile('bench/training.mjs')).toContain(`'${engine}'`);
});
