import type { ExerciseFacts } from './exercise-facts.ts';

export const waitForTheGust = {
  name: 'Wait for the gust',
  what: 'Let the wrong signals pass',
  icon: 'wave',
  for: { skill: 'pausing' },
  engine: 'wait-for-the-gust',
  siblings: ['change-course', 'settle', 'count-the-bows'],
} as const satisfies ExerciseFacts;
