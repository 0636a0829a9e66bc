import { type QuizName, quizNames } from './catalogue.ts';
import { loadQuiz } from './load-quiz.ts';
import type { Quiz } from './quiz.ts';

const loaded = await Promise.all(quizNames.map(loadQuiz));

/** Every full quiz, for those to whom bytes do not matter. */
export const quizzes = Object.fromEntries(loaded.map((quiz) => [quiz.name, quiz])) as Record<QuizName, Quiz>;
