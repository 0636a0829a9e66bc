import type { Attribution, Touches } from '#contract/attribution.ts';
import { catalogue, type QuizRow, quizNames } from '#quiz/catalogue.ts';

/** How often something happened in a quiz, by the names of § 3. */
type QuizCounts = Readonly<Record<string, number>>;

/** § 3: the counters of this browser's visits; those of a quiz are under its event id in camel case. */
export interface VisitCounts extends Record<OneWord<QuizRow['eventId']>, QuizCounts> {
  countVisits: number;
  countHomePageOpen: number;
  countPaymentPageClose: number;
  /** Epoch ms of the latest opening of the offers; 0 when they were never opened. */
  monetization: { inappPageOpenedAt: number };
}

const noQuizCounts = Object.fromEntries(
  quizNames.map((name) => [countersName(catalogue[name]), countersOf(catalogue[name])]),
) as Record<OneWord<QuizRow['eventId']>, QuizCounts>;

export const noCounts: VisitCounts = {
  countVisits: 0,
  countHomePageOpen: 0,
  countPaymentPageClose: 0,
  monetization: { inappPageOpenedAt: 0 },
  ...noQuizCounts,
};

/** `quizOne` of `quiz_one`. */
type OneWord<Text extends string> = Text extends `${infer Start}_${infer Rest}`
  ? `${Start}${Capitalize<OneWord<Rest>>}`
  : Text;

/** The key of a quiz's counters (§ 3). */
export function countersName({ eventId }: QuizRow): OneWord<QuizRow['eventId']> {
  return eventId.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()) as OneWord<QuizRow['eventId']>;
}

/** The counter for openings of a quiz's start page. */
export function startCounterOf({ startCounter = 'countStartPageOpen' }: QuizRow): string {
  return startCounter;
}

/** § 3: the counters of a quiz: presses on its logo, and openings of its start page and offers if it has these. */
function countersOf(row: QuizRow): QuizCounts {
  return {
    ...(row.pages.inapps && { countInappsPageOpen: 0, countInappsPageClose: 0 }),
    countLogoClick: 0,
    ...(row.pages.start && { [startCounterOf(row)]: 0 }),
  };
}

/** § 3: the analytics store. */
export interface AnalyticsState extends VisitCounts, Attribution, Touches {
  /** The last reported payment, so that none is reported twice; empty when there is none. */
  reportedTransactionId: string;
}
