import type { ExerciseFacts } from './exercise-facts.ts';

export const letTheCloudPass = {
  name: 'Let the cloud pass',
  what: 'Note a worry, then watch it move on',
  icon: 'spark',
  for: { skill: 'worries' },
  engine: 'cloud-and-window',
  atWindow: false,
  siblings: ['long-tail', 'slack-string', 'park-the-day'],
} as const satisfies ExerciseFacts;
