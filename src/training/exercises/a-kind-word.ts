import type { ExerciseFacts } from './exercise-facts.ts';

export const aKindWord = {
  name: 'A kind word',
  what: 'Write what you would tell a friend',
  icon: 'heart',
  for: { goal: 'be-kinder', fittingSkills: ['calming', 'pausing'] },
  engine: 'kind-words',
  steps: ['before', 'friend', 'self', 'after'],
  siblings: ['settle', 'a-short-look-back', 'weather-report'],
} as const satisfies ExerciseFacts;
