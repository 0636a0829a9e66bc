import type { QuizName, QuizRow } from '#quiz/catalogue.ts';
import { quizStore } from '../progress/quiz-stores.ts';

/** The label of the link that continues a quiz. Loads the quiz, which is the visitor's next page and needs it too. */
export async function returnLabelOf(quizName: QuizName): Promise<string | null> {
  const useQuiz = quizStore(quizName);
  await useQuiz.getState().begin();
  const { content, quiz } = useQuiz.getState();
  return returnLabel(content, quiz.currentScreen);
}

/**
 * "Continue at question 8 of 29"; null on the first screen. Counts as the quiz's counter does (§ 4).
 */
export function returnLabel(quiz: QuizRow, screen: number): string | null {
  if (screen === 1) return null;
  if (screen === quiz.resultScreen) return 'See your result';
  const total = quiz.counterTotal ?? quiz.screenCount;
  return `Continue at question ${Math.min(screen, total)} of ${total}`;
}
