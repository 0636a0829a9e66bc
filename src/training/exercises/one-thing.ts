import type { ExerciseFacts } from './exercise-facts.ts';

export const oneThing = {
  name: 'One thing',
  what: 'One task, phone in another room',
  icon: 'target',
  for: { goal: 'hold-focus', fittingSkills: ['attention', 'memory'] },
  engine: 'clocks',
  isOneMinute: false,
  siblings: ['hold-the-line', 'count-the-bows', 'guess-then-look'],
} as const satisfies ExerciseFacts;
