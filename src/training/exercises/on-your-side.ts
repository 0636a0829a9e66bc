import type { ExerciseFacts } from './exercise-facts.ts';

export const onYourSide = {
  name: 'On your side',
  what: 'Write down one thing you did right',
  icon: 'heart',
  for: { goal: 'own-side', fittingSkills: ['feelings', 'small-steps'] },
  engine: 'kind-words',
  steps: ['before', 'side', 'after'],
  siblings: ['weather-report', 'one-knot-at-a-time', 'a-short-look-back'],
} as const satisfies ExerciseFacts;
