import { allCohorts, type Cohort } from '#contract/cohort.ts';

/** The dot of a day between gaps in a line, one for each series in the style sheets. */
const dots = [
  'M0-4.5L4.5 0L0 4.5L-4.5 0Z',
  'M-3.5 0a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0Z',
  'M-3.2-3.2h6.4v6.4h-6.4Z',
  'M0-4.2L4.2 3.4H-4.2Z',
  'M-4.4-2h8.8v4h-8.8Z',
] as const;

/** The look of a cohort, by its position in the catalogue of quizzes, so that each differs; null for all together. */
export function seriesOf(cohort: Cohort | null): { number: number; dot: string } {
  const place = cohort === null ? 0 : allCohorts.indexOf(cohort) % dots.length;
  return { number: place + 1, dot: dots[place]! };
}
