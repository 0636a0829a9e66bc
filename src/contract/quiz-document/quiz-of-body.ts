import { catalogue, type QuizName } from '#quiz/catalogue.ts';
import { numberedOrder } from '#quiz/frequency/numbered-order.ts';
import type { Quiz, StartCopy } from '#quiz/quiz.ts';
import type { QuizBody } from './quiz-body.ts';

/** The order of screens in answers that were stored by number alone: not content, because it never changes. */
const numberedOrders: Partial<Record<QuizName, readonly string[]>> = { frequency: numberedOrder };

/** The content of a quiz as the body of a document; `quizOf` and `startOf` are its inverse. */
export function bodyOf(quiz: Quiz, start: StartCopy | null): QuizBody {
  const { title, door, label, minutes, asks, counterTotal, scale, results, copy } = quiz;
  const idOf = (number: number): string => quiz.screens[number - 1]?.id ?? '';
  // The content is read-only, and a body can be edited.
  return structuredClone({
    title,
    door,
    label,
    minutes,
    start,
    asks,
    screens: quiz.screens,
    chapters: quiz.chapters.map(idOf),
    resultScreen: idOf(quiz.resultScreen),
    ...(counterTotal !== undefined && { counterTotal }),
    scale,
    results,
    copy,
  }) as QuizBody;
}

/**
 * The quiz that a body describes, for the pages and the engine. A chapter that names no screen is left out, and
 * `resultScreen` is 0 where its screen is missing: the checks refuse both.
 */
export function quizOf(name: QuizName, body: QuizBody): Quiz {
  const { cohort, key, eventId, startCounter, pages } = catalogue[name];
  const { title, door, label, minutes, asks, screens, counterTotal, scale, results, copy } = body;
  const numberOf = (id: string): number => screens.findIndex((screen) => screen.id === id) + 1;
  const order = numberedOrders[name];
  return {
    name,
    cohort,
    key,
    eventId,
    ...(startCounter !== undefined && { startCounter }),
    pages,
    title,
    door,
    label,
    screenCount: screens.length,
    ...(counterTotal !== undefined && { counterTotal }),
    resultScreen: numberOf(body.resultScreen),
    chapters: body.chapters.map(numberOf).filter((number) => number > 0),
    minutes,
    asks,
    screens,
    ...(order !== undefined && { numberedOrder: order }),
    scale,
    results,
    copy,
  };
}

/** The texts of the start page; null for a quiz without one. */
export const startOf = ({ start }: QuizBody): StartCopy | null => start;
