import type { ExerciseFacts } from './exercise-facts.ts';

export const aShortLookBack = {
  name: 'A short look back',
  what: 'Note what worked today',
  icon: 'sun',
  for: { evening: 'without a goal' },
  engine: 'evening-pages',
  page: 'look-back',
  siblings: ['on-your-side', 'a-kind-word', 'settle'],
} as const satisfies ExerciseFacts;
