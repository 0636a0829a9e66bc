import type { QuizName } from '../../quiz/quiz';

/** What each quiz is called where one chooses between them. */
export const quizTitles: Record<QuizName, string> = {
  'quiz-one': 'Focus and ADHD signs',
  'quiz-two': 'How often it happens',
  'mental-health': 'Mental wellbeing',
};
