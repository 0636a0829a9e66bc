import type { ExerciseFacts } from './exercise-facts.ts';

export const longerOutThanIn = {
  name: 'Longer out than in',
  what: 'Six slow breaths, each one longer out than in',
  icon: 'heart',
  for: { area: 'anxiety' },
  engine: 'breath',
  pace: { in: 4, out: 6 },
  breaths: 6,
  siblings: ['feet-on-the-hill', 'slack-string', 'weather-report'],
} as const satisfies ExerciseFacts;
