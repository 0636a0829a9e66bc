import type { ExerciseFacts } from './exercise-facts.ts';

export const countTheBows = {
  name: 'Count the bows',
  what: 'Remember the order, then build it',
  icon: 'book',
  for: { skill: 'memory' },
  engine: 'count-the-bows',
  siblings: ['hold-the-line', 'chart-the-wind', 'one-thing'],
} as const satisfies ExerciseFacts;
