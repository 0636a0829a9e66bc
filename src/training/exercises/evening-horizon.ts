import type { ExerciseFacts } from './exercise-facts.ts';

export const eveningHorizon = {
  name: 'Evening horizon',
  what: 'Close the day without a screen',
  icon: 'moon',
  for: { goal: 'wind-down', fittingSkills: ['calming', 'pausing', 'switching'] },
  engine: 'evening-pages',
  page: 'horizon',
  siblings: ['a-kind-word', 'settle', 'slack-string'],
} as const satisfies ExerciseFacts;
