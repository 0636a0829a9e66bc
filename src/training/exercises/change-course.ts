import type { ExerciseFacts } from './exercise-facts.ts';

export const changeCourse = {
  name: 'Change course',
  what: 'Follow one rule, then the other',
  icon: 'bolt',
  for: { skill: 'switching' },
  engine: 'change-course',
  siblings: ['chart-the-wind', 'wait-for-the-gust', 'first-two-minutes'],
} as const satisfies ExerciseFacts;
