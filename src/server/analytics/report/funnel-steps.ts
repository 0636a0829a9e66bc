import { allCohorts, type Cohort } from '#contract/cohort.ts';
import type { FunnelStepId } from '#contract/console/report.ts';
import type { EventName } from '#contract/event.ts';
import { quizOfCohort } from '#contract/quiz-pages.ts';
import { catalogue } from '#quiz/catalogue.ts';

export interface FunnelStep {
  id: FunnelStepId;
  /** The event that shows that the step was taken; null when only our record of a confirmed payment shows it. */
  event: EventName | null;
  /** The event belongs to one quiz, and is no step in another one. */
  isOfQuiz?: true;
  /** The events that close the page it opens. A visit may begin on any of several pages. */
  closedBy: readonly EventName[];
  /** People may take later steps without it. */
  canBeSkipped?: true;
}

/** The cast is safe, because no row of the catalogue has more than 31 screens. */
const screenEvent = (number: number, what: 'open' | 'close') => `screen${number}_${what}` as EventName;

/**
 * The steps of a cohort through the funnel, in order. People without a cohort came no further than Home or were
 * measured elsewhere; for them the events of the first quiz count.
 */
export function stepsOf(cohort: Cohort | ''): FunnelStep[] {
  const { resultScreen, pages } = catalogue[quizOfCohort(cohort)];
  // Where one page has plan and offers, the plan's events are also those of the offers.
  const offers = pages.offer === undefined ? 35 : 34;
  const ofQuiz = { isOfQuiz: true } as const;
  return [
    { id: 'visited', event: 'session_start', closedBy: ['close_main', 'start_close', 'screen1_close'] },
    { id: 'started', event: 'screen2_open', closedBy: ['screen2_close'], ...ofQuiz },
    {
      id: 'saw_result',
      event: screenEvent(resultScreen, 'open'),
      closedBy: [screenEvent(resultScreen, 'close')],
      ...ofQuiz,
    },
    { id: 'saved_profile', event: 'profile_saved', closedBy: ['screen34_close'], ...ofQuiz, canBeSkipped: true },
    { id: 'saw_offers', event: screenEvent(offers, 'open'), closedBy: [screenEvent(offers, 'close')], ...ofQuiz },
    { id: 'opened_checkout', event: 'screen35_open_payment', closedBy: ['screen35_close_payment'] },
    { id: 'paid', event: null, closedBy: ['screen36_close'] },
  ];
}

/** The events that may be a step. */
export const stepEvents: ReadonlySet<string> = new Set(
  allCohorts.flatMap((cohort) => stepsOf(cohort).flatMap(({ event }) => event ?? [])),
);

/** The index of the step that has to come before the one at `step`. */
export function placeBefore(steps: readonly Pick<FunnelStep, 'canBeSkipped'>[], step: number): number {
  const before = step - 1;
  return steps[before]?.canBeSkipped ? placeBefore(steps, before) : before;
}

/** People who sent one of these did not leave on a screen of the quiz. */
export const afterQuiz: readonly EventName[] = [
  'profile_saved',
  'screen33_open',
  'screen34_open',
  'screen35_open',
  'screen35_open_payment',
  'screen36_open',
  'payment_success',
];

/** The cohorts of a report. */
export function cohortsOf(wanted: Cohort | undefined): Cohort[] {
  return wanted === undefined ? [...allCohorts] : [wanted];
}

/** The numbers of a quiz's screens. */
export function screensOf(cohort: Cohort): number[] {
  return Array.from({ length: catalogue[quizOfCohort(cohort)].screenCount }, (_, i) => i + 1);
}
