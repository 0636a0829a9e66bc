import type { QuizName } from '../../quiz/quiz';
import { useMentalHealth } from './mental-health';
import { useQuizOne } from './quiz-one';
import type { UseQuiz } from './quiz-store';
import { useQuizTwo } from './quiz-two';

/** Each quiz's store, for the pages that belong to more than one quiz. */
export const quizStores: Record<QuizName, UseQuiz> = {
  'quiz-one': useQuizOne,
  'quiz-two': useQuizTwo,
  'mental-health': useMentalHealth,
};
