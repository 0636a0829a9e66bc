import type { QuizCopy } from '#quiz/quiz.ts';

export const copy: QuizCopy = {
  email: {
    title: 'Where should we send your plan?',
    hint: 'You get it by email, and an account that keeps the plan we propose and your age. It comes next either way.',
  },
  result: {
    areasTitle: 'Where the wind comes from',
    areaNames: {
      adhd: 'Time and plans',
      concentration: 'Losing focus',
      procrastination: 'Putting things off',
      anxiety: 'Worry',
    },
    areaWords: { low: 'Low', middle: 'Middle', high: 'High' },
    goOn: 'See what helps',
    hasHelpLines: false,
  },
  offer: {
    made: 'proposed from your answers',
    practice: 'Practice where it gusts most',
    treatment: 'trains everyday skills. The check counts how often things happen. It is a self-check, not a diagnosis.',
  },
};
