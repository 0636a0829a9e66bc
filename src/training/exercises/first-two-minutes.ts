import type { ExerciseFacts } from './exercise-facts.ts';

export const firstTwoMinutes = {
  name: 'First two minutes',
  what: 'Begin a task you name yourself',
  icon: 'bolt',
  for: { goal: 'start-easier', fittingSkills: ['planning', 'switching'] },
  engine: 'one-knot',
  begins: 'two',
  siblings: ['chart-the-wind', 'change-course', 'one-thing'],
} as const satisfies ExerciseFacts;
