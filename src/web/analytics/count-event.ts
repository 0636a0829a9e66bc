import type { EventName } from '../../contract/event';
import { paths } from '../../contract/paths';
import type { VisitCounts } from './analytics-store';

/** § 3: the counters after an event. */
export function countEvent(
  counts: VisitCounts,
  name: EventName,
  properties: Readonly<Record<string, unknown>>,
  at: number,
): VisitCounts {
  switch (name) {
    case 'open_main':
      return { ...counts, countHomePageOpen: counts.countHomePageOpen + 1 };
    case 'screen35_close_payment':
      return { ...counts, countPaymentPageClose: counts.countPaymentPageClose + 1 };
    case 'screen35_open':
      return { ...countInQuiz(counts, properties, 'countInappsPageOpen'), monetization: { inappPageOpenedAt: at } };
    case 'screen35_close':
      return countInQuiz(counts, properties, 'countInappsPageClose');
    case 'logo_click':
      return countLogoClick(counts, String(properties.page));
    default:
      return counts;
  }
}

function countInQuiz(
  counts: VisitCounts,
  properties: Readonly<Record<string, unknown>>,
  counter: 'countInappsPageOpen' | 'countInappsPageClose',
): VisitCounts {
  if (properties.quiz === 'quiz_one') return { ...counts, quizOne: increment(counts.quizOne, counter) };
  if (properties.quiz !== 'quiz_mental_health') return counts;
  return { ...counts, quizMentalHealth: increment(counts.quizMentalHealth, counter) };
}

/** @param page the path on which the logo was pressed */
function countLogoClick(counts: VisitCounts, page: string): VisitCounts {
  const isQuizOne = page === paths.quizOne || page.startsWith(`${paths.quizOne}/`);
  return isQuizOne ? { ...counts, quizOne: increment(counts.quizOne, 'countLogoClick') } : counts;
}

function increment<Counts extends Record<Counter, number>, Counter extends keyof Counts>(
  counts: Counts,
  counter: Counter,
): Counts {
  return { ...counts, [counter]: counts[counter] + 1 };
}
