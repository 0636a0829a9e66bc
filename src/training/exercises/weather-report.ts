import type { ExerciseFacts } from './exercise-facts.ts';

export const weatherReport = {
  name: 'Weather report',
  what: 'Find three words for how it is inside',
  icon: 'heart',
  for: { skill: 'feelings' },
  engine: 'weather-report',
  siblings: ['on-your-side', 'wave-across-the-hill', 'one-knot-at-a-time'],
} as const satisfies ExerciseFacts;
