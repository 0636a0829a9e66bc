import type { QuizName } from '../../quiz/quiz';

/** The quizzes that have a start page (§ 2). */
export type StartedQuiz = Exclude<QuizName, 'quiz-one'>;

interface StartWords {
  title: string;
  lead: string;
  /** The quiz's own, repeated so that this page need not bring the quiz. */
  minutes: number;
}

/** What a start page says before the first question. */
export const startWords: Record<StartedQuiz, StartWords> = {
  'quiz-two': {
    title: 'How windy is your mind today?',
    lead: 'Short questions about focus, time and worry: how often does each thing happen? You get a score and plain advice at the end.',
    minutes: 5,
  },
  'mental-health': {
    title: 'How steady do you feel these days?',
    lead: 'Short questions about mood, worry, sleep and focus. You get a score, plain advice and people to turn to.',
    minutes: 4,
  },
};
