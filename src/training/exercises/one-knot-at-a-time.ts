import type { ExerciseFacts } from './exercise-facts.ts';

export const oneKnotAtATime = {
  name: 'One knot at a time',
  what: 'Cut one task down to its first minute',
  icon: 'target',
  for: { skill: 'small-steps' },
  engine: 'one-knot',
  begins: 'later',
  siblings: ['slack-string', 'weather-report', 'on-your-side'],
} as const satisfies ExerciseFacts;
