import type { QuizCopy } from '#quiz/quiz.ts';

export const copy: QuizCopy = {
  email: {
    title: 'Make your account',
    hint: 'It keeps the plan we propose and your age, and none of your other answers. It goes on either way.',
    newsletter: 'Send me one e-mail a week with small experiments for busy days. You can stop it in any e-mail.',
  },
  result: {
    areasTitle: 'Where the wind comes from',
    areaNames: {
      adhd: 'Time and plans',
      concentration: 'Losing focus',
      procrastination: 'Putting things off',
      anxiety: 'Worry',
    },
    goOn: 'Keep my result',
    hasHelpLines: false,
  },
  offer: {
    made: 'proposed from your answers',
    practice: 'Practice where it gusts most',
    treatment: 'trains everyday skills. The check counts how often things happen. It is a self-check, not a diagnosis.',
  },
};
