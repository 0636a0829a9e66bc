import { type QuizName, quizNames } from './catalogue.ts';
import { loadQuiz } from './load-quiz.ts';
import type { Quiz } from './quiz.ts';

const loaded = await Promise.all(quizNames.map(loadQuiz));

/** Every full quiz, for the server, the gallery and tests; visitors load only the quiz they show. */
export const quizzes = Object.fromEntries(loaded.map((quiz) => [quiz.name, quiz])) as Record<QuizName, Quiz>;
