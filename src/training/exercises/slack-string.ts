import type { ExerciseFacts } from './exercise-facts.ts';

export const slackString = {
  name: 'Slack string',
  what: 'Rest without a screen, and without a nap',
  icon: 'moon',
  for: { skill: 'rest' },
  engine: 'clocks',
  isOneMinute: false,
  siblings: ['long-tail', 'one-knot-at-a-time', 'let-the-cloud-pass'],
} as const satisfies ExerciseFacts;
