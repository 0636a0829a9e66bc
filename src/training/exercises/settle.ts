import type { ExerciseFacts } from './exercise-facts.ts';

export const settle = {
  name: 'Settle',
  what: 'Slow breathing with the horizon',
  icon: 'heart',
  for: { skill: 'calming' },
  engine: 'breath',
  pace: { in: 4, out: 6 },
  breaths: null,
  siblings: ['a-kind-word', 'evening-horizon', 'slack-string'],
} as const satisfies ExerciseFacts;
