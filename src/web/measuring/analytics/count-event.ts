import type { EventName } from '#contract/event.ts';
import { quizAtPath } from '#contract/quiz-pages.ts';
import { catalogue, type QuizRow } from '#quiz/catalogue.ts';
import { countersName, startCounterOf, type VisitCounts } from './analytics-state.ts';

/** § 3: the counters after an event. */
export function countEvent(
  counts: VisitCounts,
  name: EventName,
  properties: Readonly<Record<string, unknown>>,
  at: number,
): VisitCounts {
  const quiz = rowOf(properties.quiz);
  switch (name) {
    case 'open_main':
      return { ...counts, countHomePageOpen: counts.countHomePageOpen + 1 };
    case 'start_open':
      return increment(counts, quiz, quiz && startCounterOf(quiz));
    case 'screen35_close_payment':
      return { ...counts, countPaymentPageClose: counts.countPaymentPageClose + 1 };
    case 'screen35_open':
      return { ...increment(counts, quiz, 'countInappsPageOpen'), monetization: { inappPageOpenedAt: at } };
    case 'screen35_close':
      return increment(counts, quiz, 'countInappsPageClose');
    case 'logo_click':
      return increment(counts, rowAt(String(properties.page)), 'countLogoClick');
    default:
      return counts;
  }
}

/** Changes nothing for a quiz without this counter. */
function increment(counts: VisitCounts, quiz: QuizRow | undefined, counter: string | undefined): VisitCounts {
  if (quiz === undefined || counter === undefined) return counts;
  const name = countersName(quiz);
  const own = counts[name];
  return own[counter] === undefined ? counts : { ...counts, [name]: { ...own, [counter]: own[counter] + 1 } };
}

function rowOf(eventId: unknown): QuizRow | undefined {
  return Object.values(catalogue).find((row) => row.eventId === eventId);
}

function rowAt(path: string): QuizRow | undefined {
  const name = quizAtPath(path);
  return name === null ? undefined : catalogue[name];
}
