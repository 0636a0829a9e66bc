import type { ExerciseFacts } from './exercise-facts.ts';

export const waveAcrossTheHill = {
  name: 'Wave across the hill',
  what: 'Send one honest line to one person',
  icon: 'people',
  for: { skill: 'reaching-out' },
  engine: 'wave',
  sends: 'line',
  siblings: ['weather-report', 'on-your-side', 'a-kind-word'],
} as const satisfies ExerciseFacts;
