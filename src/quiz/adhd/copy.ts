import type { QuizCopy } from '#quiz/quiz.ts';

export const copy: QuizCopy = {
  email: {
    title: 'Where should we keep your result?',
    hint: 'We make an account, so that you can come back to your plan. It goes on either way.',
    newsletter: 'Send me one e-mail a week with ideas about attention. You can stop it in any e-mail.',
  },
  result: {
    areasTitle: 'What makes it windy',
    areaNames: {
      adhd: 'Attention signs',
      concentration: 'Losing focus',
      procrastination: 'Putting things off',
      anxiety: 'Worry',
    },
    goOn: 'See what helps',
    hasHelpLines: false,
  },
  offer: {
    made: 'made from the goals and skills you chose',
    practice: 'Practice for your skills',
    treatment: 'trains everyday skills. The check is a self-check, not a diagnosis.',
  },
};
