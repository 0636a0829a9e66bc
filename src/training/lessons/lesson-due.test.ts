import { expect, it } from 'vitest';
import { isLessonDue } from './lesson-due.ts';

const facts = { done: ['hold-the-line'], heard: [], dayNumber: 2 } as const;

it('a lesson comes before the first time of its engine', () => {
  expect(isLessonDue('breath', facts)).toBe(true);
});

it('a lesson does not come on the first day, when it is heard afterwards', () => {
  expect(isLessonDue('breath', { ...facts, dayNumber: 1 })).toBe(false);
});

it('a lesson does not come twice, nor once an exercise of its engine was finished', () => {
  expect(isLessonDue('breath', { ...facts, heard: ['breath'] })).toBe(false);
  expect(isLessonDue('breath', { ...facts, done: ['long-tail'] })).toBe(false);
  expect(isLessonDue('hold-the-line', facts)).toBe(false);
});
