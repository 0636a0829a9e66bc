import type { ExerciseFacts } from './exercise-facts.ts';

export const backToTheString = {
  name: 'Back to the string',
  what: 'Say aloud what you were doing, then do its next step',
  icon: 'target',
  for: { area: 'concentration' },
  engine: 'clocks',
  isOneMinute: true,
  siblings: ['just-the-knot', 'longer-out-than-in', 'hold-the-line'],
} as const satisfies ExerciseFacts;
