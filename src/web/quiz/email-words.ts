import type { QuizName } from '../../quiz/quiz';

interface EmailWords {
  title: string;
  hint: string;
  /** What the box for the newsletter says; never ticked beforehand. */
  newsletter: string;
}

/** Screen 33 in each quiz's words. Quiz two's is its sign-up (§ 2). */
export const emailWords: Record<QuizName, EmailWords> = {
  'quiz-one': {
    title: 'Where should we keep your result?',
    hint: 'We make an account, so that you can come back to your plan. It goes on either way.',
    newsletter: 'Send me one e-mail a week with ideas about attention. You can stop it in any e-mail.',
  },
  'quiz-two': {
    title: 'Make your account',
    hint: 'It keeps the plan we propose and your age, and none of your other answers. It goes on either way.',
    newsletter: 'Send me one e-mail a week with small experiments for busy days. You can stop it in any e-mail.',
  },
  'mental-health': {
    title: 'Where should we keep your plan?',
    hint: 'An account keeps your plan, age and gender, and none of your other answers. The plan comes next either way.',
    newsletter: 'Send me one e-mail a week with a quiet idea for the days ahead. You can stop it in any e-mail.',
  },
};
