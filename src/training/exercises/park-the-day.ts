import type { ExerciseFacts } from './exercise-facts.ts';

export const parkTheDay = {
  name: 'Park the day',
  what: 'Put tomorrow on paper before you go to bed',
  icon: 'moon',
  for: { goal: 'quieter-nights', fittingSkills: ['breath', 'rest', 'worries'] },
  engine: 'evening-pages',
  page: 'list',
  siblings: ['a-kind-word', 'slack-string', 'long-tail'],
} as const satisfies ExerciseFacts;
