import type { ExerciseFacts } from './exercise-facts.ts';

export const longTail = {
  name: 'Long tail',
  what: 'Breathe along a line, out longer than in',
  icon: 'wave',
  for: { skill: 'breath' },
  engine: 'breath',
  pace: { in: 4, out: 8 },
  breaths: null,
  siblings: ['slack-string', 'let-the-cloud-pass', 'weather-report'],
} as const satisfies ExerciseFacts;
