import { expect, it } from 'vitest';
import { exerciseGroups } from './exercise-groups.ts';
import { exerciseIds } from './exercises.ts';

it('each exercise is in one of four groups', () => {
  expect(exerciseGroups).toHaveLength(4);
  const ids = exerciseGroups.flatMap(({ exercises }) => exercises.map(({ id }) => id));
  expect([...ids].sort()).toEqual([...exerciseIds].sort());
});
