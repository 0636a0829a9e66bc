import type { QuizCopy } from '#quiz/quiz.ts';

export const copy: QuizCopy = {
  email: {
    title: 'Where should we send your plan?',
    hint: 'You get it by email, and an account that keeps your plan, age and gender. The plan comes next either way.',
  },
  result: {
    areasTitle: 'What makes it windy',
    areaNames: {
      adhd: 'Attention signs',
      concentration: 'Losing focus',
      procrastination: 'Putting things off',
      anxiety: 'Worry',
    },
    areaWords: { low: 'Low', middle: 'Middle', high: 'High' },
    goOn: 'See what helps',
    hasHelpLines: false,
  },
  offer: {
    made: 'made from the goals and skills you chose',
    practice: 'Practice for your skills',
    treatment: 'trains everyday skills. The check is a self-check, not a diagnosis.',
  },
};
