import type { EventName } from '../../contract/event';
import { paths } from '../../contract/paths';

interface InappsCounts {
  countInappsPageOpen: number;
  countInappsPageClose: number;
  countLogoClick: number;
}

/** § 3: what this browser remembers of its visits. */
export interface VisitCounts {
  countVisits: number;
  countHomePageOpen: number;
  countPaymentPageClose: number;
  /** Epoch ms of the latest opening of the offers; 0 when never. */
  monetization: { inappPageOpenedAt: number };
  quizOne: InappsCounts;
  quizTwo: { countHomePageOpen: number; countLogoClick: number };
  quizMentalHealth: InappsCounts & { countStartPageOpen: number };
}

const noInapps: InappsCounts = { countInappsPageOpen: 0, countInappsPageClose: 0, countLogoClick: 0 };

export const noCounts: VisitCounts = {
  countVisits: 0,
  countHomePageOpen: 0,
  countPaymentPageClose: 0,
  monetization: { inappPageOpenedAt: 0 },
  quizOne: noInapps,
  quizTwo: { countHomePageOpen: 0, countLogoClick: 0 },
  quizMentalHealth: { ...noInapps, countStartPageOpen: 0 },
};

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
