import type { ExerciseFacts } from './exercise-facts.ts';

export const keepALittleBack = {
  name: 'Keep a little back',
  what: 'Choose what can wait, and let it wait',
  icon: 'bolt',
  for: { goal: 'evening-energy', fittingSkills: ['rest', 'small-steps'] },
  engine: 'clocks',
  isOneMinute: false,
  siblings: ['one-knot-at-a-time', 'a-short-look-back', 'on-your-side'],
} as const satisfies ExerciseFacts;
