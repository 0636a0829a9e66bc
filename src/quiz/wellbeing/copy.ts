import type { QuizCopy } from '#quiz/quiz.ts';

export const copy: QuizCopy = {
  email: {
    title: 'Where should we keep your plan?',
    hint: 'An account keeps your plan, age and gender, and none of your other answers. The plan comes next either way.',
    newsletter: 'Send me one e-mail a week with a quiet idea for the days ahead. You can stop it in any e-mail.',
  },
  result: {
    areasTitle: 'What weighs on you',
    areasHint: 'Here Low means that little weighs. Your score runs the other way: higher is lighter.',
    areaNames: {
      adhd: 'Time and chores',
      concentration: 'Drifting thoughts',
      procrastination: 'Putting things off',
      anxiety: 'Worry',
    },
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
