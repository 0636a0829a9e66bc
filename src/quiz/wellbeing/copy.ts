import type { QuizCopy } from '#quiz/quiz.ts';

export const copy: QuizCopy = {
  email: {
    title: 'Where should we send your plan?',
    hint: 'You get it by email, and an account that keeps your plan, age and gender. The plan comes next either way.',
  },
  result: {
    areasTitle: 'What weighs on you',
    areasHint: 'Heavy means that much weighs here. Your score runs the other way: higher is lighter.',
    areaNames: {
      adhd: 'Time and chores',
      concentration: 'Drifting thoughts',
      procrastination: 'Putting things off',
      anxiety: 'Worry',
    },
    areaWords: { low: 'Light', middle: 'Some', high: 'Heavy' },
    goOn: 'See what helps',
    hasHelpLines: true,
  },
  offer: {
    made: 'made from what you chose for yourself',
    practice: 'Practice for calmer days',
    treatment:
      'offers everyday practice. The check is a self-check, not a diagnosis, and nothing here stands in for a doctor or a therapist.',
  },
};
