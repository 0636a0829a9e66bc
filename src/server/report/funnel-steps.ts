import { allCohorts, type Cohort } from '../../contract/cohort';
import type { EventName } from '../../contract/event';
import { quizOfCohort } from '../../contract/quiz-pages';
import type { FunnelStepId } from '../../contract/report';
import { mentalHealth } from '../../quiz/content/mental-health';
import { quizOne } from '../../quiz/content/quiz-one';
import { quizTwo } from '../../quiz/content/quiz-two';

/** Whose steps are named by the same events: quiz two's screen 25 is a question, and its plan page holds the offers. */
export type Way = 'B' | 'not B';

export interface FunnelStep {
  id: FunnelStepId;
  /** What tells that it was taken; null where our own record of a confirmed payment does, and no browser is believed. */
  event: EventName | null;
  /** Its event belongs to a quiz: of another one it is no step. */
  isOfQuiz?: true;
  /** What ends the stay on the page that it opens. A visit may begin on any of several pages. */
  closedBy: readonly EventName[];
  /** Nobody has to take it: those who come later may have passed it by. */
  canBeSkipped?: true;
}

const results: Record<Way, { opened: EventName; closed: EventName }> = {
  B: { opened: 'screen31_open', closed: 'screen31_close' },
  'not B': { opened: 'screen25_open', closed: 'screen25_close' },
};
const offers: Record<Way, { opened: EventName; closed: EventName }> = {
  B: { opened: 'screen34_open', closed: 'screen34_close' },
  'not B': { opened: 'screen35_open', closed: 'screen35_close' },
};

/** The steps of a way through the funnel, in order. */
export function stepsOf(way: Way): FunnelStep[] {
  return [
    { id: 'visited', event: 'session_start', closedBy: ['close_main', 'start_close', 'screen1_close'] },
    { id: 'started', event: 'screen2_open', closedBy: ['screen2_close'], isOfQuiz: true },
    { id: 'saw_result', event: results[way].opened, closedBy: [results[way].closed], isOfQuiz: true },
    { id: 'saved_profile', event: 'profile_saved', closedBy: ['screen34_close'], isOfQuiz: true, canBeSkipped: true },
    { id: 'saw_offers', event: offers[way].opened, closedBy: [offers[way].closed], isOfQuiz: true },
    { id: 'opened_checkout', event: 'screen35_open_payment', closedBy: ['screen35_close_payment'] },
    { id: 'paid', event: null, closedBy: ['screen36_close'] },
  ];
}

/** Whoever sent one of these may have taken a step. */
export const stepEvents: ReadonlySet<string> = new Set(
  [...stepsOf('B'), ...stepsOf('not B')].flatMap(({ event }) => event ?? []),
);

/** The place of the step that has to come before the one at `step`. */
export function placeBefore(steps: readonly Pick<FunnelStep, 'canBeSkipped'>[], step: number): number {
  const before = step - 1;
  return steps[before]?.canBeSkipped ? placeBefore(steps, before) : before;
}

/** A person without a cohort came no further than home, or was measured elsewhere: the events of most quizzes count. */
export function wayOf(cohort: string): Way {
  return cohort === 'B' ? 'B' : 'not B';
}

const quizzes = [quizOne, quizTwo, mentalHealth];

/** Whoever sent one of these has left no screen of the quiz for good. */
export const afterQuiz: readonly EventName[] = [
  'profile_saved',
  'screen33_open',
  'screen34_open',
  'screen35_open',
  'screen35_open_payment',
  'screen36_open',
  'payment_success',
];

/** The cohorts a report speaks of. */
export function cohortsOf(wanted: Cohort | undefined): Cohort[] {
  return wanted === undefined ? [...allCohorts] : [wanted];
}

/** The numbers of a quiz's screens. */
export function screensOf(cohort: Cohort): number[] {
  const quiz = quizzes.find(({ name }) => name === quizOfCohort(cohort))!;
  return quiz.screens.map((_, i) => i + 1);
}
