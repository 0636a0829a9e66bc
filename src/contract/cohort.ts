import { catalogue, type QuizRow, quizNames } from '#quiz/catalogue.ts';

/** The groups a visitor can be assigned to; each has its own quiz (§ 1). */
export type Cohort = QuizRow['cohort'];

export const allCohorts: readonly Cohort[] = quizNames.map((name) => catalogue[name].cohort);

/** Relative weight of each cohort in the draw on the first visit; 0 excludes a cohort. */
export type CohortWeights = Record<Cohort, number>;

export function isCohort(text: string): text is Cohort {
  return allCohorts.some((cohort) => cohort === text);
}

/**
 * Draws a cohort.
 * @param random a number from 0 inclusive to 1 exclusive
 */
export function drawCohort(weights: CohortWeights, random: number): Cohort {
  const cohorts = Object.keys(weights) as Cohort[];
  const total = cohorts.reduce((sum, cohort) => sum + weights[cohort], 0);
  let rest = random * total;
  for (const cohort of cohorts) {
    if (weights[cohort] <= 0) continue;
    rest -= weights[cohort];
    if (rest < 0) return cohort;
  }
  return allCohorts[0]!;
}

/** The cohort of the quiz with this event id; null when no quiz has it. */
export function cohortOfEvent(eventId: string): Cohort | null {
  return Object.values(catalogue).find((row) => row.eventId === eventId)?.cohort ?? null;
}
