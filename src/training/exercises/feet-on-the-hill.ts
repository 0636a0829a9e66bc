import type { ExerciseFacts } from './exercise-facts.ts';

export const feetOnTheHill = {
  name: 'Feet on the hill',
  what: 'Stand up, feel both feet, look far away',
  icon: 'wave',
  for: { area: 'adhd' },
  engine: 'clocks',
  isOneMinute: true,
  siblings: ['longer-out-than-in', 'just-the-knot', 'weather-report'],
} as const satisfies ExerciseFacts;
