import type { ExerciseFacts } from './exercise-facts.ts';

export const oneRealQuestion = {
  name: 'One real question',
  what: 'Ask someone how they are, and listen',
  icon: 'people',
  for: { goal: 'closer-to-people', fittingSkills: ['reaching-out', 'feelings'] },
  engine: 'wave',
  sends: 'question',
  siblings: ['weather-report', 'on-your-side', 'a-kind-word'],
} as const satisfies ExerciseFacts;
