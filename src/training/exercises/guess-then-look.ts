import type { ExerciseFacts } from './exercise-facts.ts';

export const guessThenLook = {
  name: 'Guess, then look',
  what: 'Say how long it takes, then time it',
  icon: 'clock',
  for: { goal: 'judge-time', fittingSkills: ['planning', 'pausing', 'memory'] },
  engine: 'guess-then-look',
  siblings: ['chart-the-wind', 'wait-for-the-gust', 'count-the-bows'],
} as const satisfies ExerciseFacts;
