import type { ExerciseFacts } from './exercise-facts.ts';

export const worryWindow = {
  name: 'Worry window',
  what: 'Give worries one fixed time, and close it',
  icon: 'wave',
  for: { goal: 'less-worry', fittingSkills: ['worries', 'breath'] },
  engine: 'cloud-and-window',
  atWindow: true,
  siblings: ['long-tail', 'park-the-day', 'slack-string'],
} as const satisfies ExerciseFacts;
