import type { ExerciseFacts } from './exercise-facts.ts';

export const chartTheWind = {
  name: 'Chart the wind',
  what: 'Put five steps in an order that works',
  icon: 'list',
  for: { skill: 'planning' },
  engine: 'chart-the-wind',
  siblings: ['change-course', 'guess-then-look', 'first-two-minutes'],
} as const satisfies ExerciseFacts;
