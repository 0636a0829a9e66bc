import type { EventName } from '../../contract/event';
import { quizAtPath } from '../../contract/quiz-pages';
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
    case 'start_open':
      return countStart(counts, properties);
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
  switch (quizAtPath(page)) {
    case 'quiz-one':
      return { ...counts, quizOne: increment(counts.quizOne, 'countLogoClick') };
    case 'quiz-two':
      return { ...counts, quizTwo: increment(counts.quizTwo, 'countLogoClick') };
    case 'mental-health':
      return { ...counts, quizMentalHealth: increment(counts.quizMentalHealth, 'countLogoClick') };
    default:
      return counts;
  }
}

/** § 3 calls quiz two's start page its home page. */
function countStart(counts: VisitCounts, { quiz }: Readonly<Record<string, unknown>>): VisitCounts {
  if (quiz === 'quiz_two') return { ...counts, quizTwo: increment(counts.quizTwo, 'countHomePageOpen') };
  return { ...counts, quizMentalHealth: increment(counts.quizMentalHealth, 'countStartPageOpen') };
}

function increment<Counts extends Record<Counter, number>, Counter extends keyof Counts>(
  counts: Counts,
  counter: Counter,
): Counts {
  return { ...counts, [counter]: counts[counter] + 1 };
}
