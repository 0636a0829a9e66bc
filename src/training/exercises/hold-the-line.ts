import type { ExerciseFacts } from './exercise-facts.ts';

export const holdTheLine = {
  name: 'Hold the line',
  what: 'Follow your kites while others cross',
  icon: 'target',
  for: { skill: 'attention' },
  engine: 'hold-the-line',
  siblings: ['count-the-bows', 'one-thing', 'wait-for-the-gust'],
} as const satisfies ExerciseFacts;
