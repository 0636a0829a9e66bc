import type { ExerciseFacts } from './exercise-facts.ts';

export const justTheKnot = {
  name: 'Just the knot',
  what: 'Do the smallest part of it, then stop if you like',
  icon: 'bolt',
  for: { area: 'procrastination' },
  engine: 'one-knot',
  begins: 'one',
  siblings: ['back-to-the-string', 'feet-on-the-hill', 'longer-out-than-in'],
} as const satisfies ExerciseFacts;
