import type { Kysely } from 'kysely';
import type { Cohort } from '#contract/cohort.ts';
import type { FunnelQuery, FunnelReport } from '#contract/console/report.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import { type ClosingType, medianDurations } from './durations.sql.ts';
import { countSteps } from './funnel.sql.ts';
import { reportOf, screenPage, stepPage } from './funnel-report.ts';
import { afterQuiz, cohortsOf, screensOf, stepEvents, stepsOf } from './funnel-steps.ts';
import { stepTypesOf } from './journeys.sql.ts';
import { sumMoney } from './money.sql.ts';
import { comparePayments } from './payments.sql.ts';
import { askTogether, type Pace } from './questions.sql.ts';
import { readSpan, type Span, spanBefore } from './report-span.ts';
import { countScreens, type ScreenType } from './screens.sql.ts';
import { listSources } from './sources.sql.ts';
import { findTypeIds, type TypeIds } from './type-ids.sql.ts';
import { countBots, countSubscribers, type ReportFilter } from './visits.sql.ts';

export type ReportRefusal = { badQuery: string } | 'too slow';

/**
 * The funnel of the people whose visit began on these days (UTC), with their steps until the end of the last day. Each
 * step counts when it comes at or after the one before (§ 4 names the events). `now` is epoch ms.
 */
export async function readReport(
  db: Kysely<Schema>,
  query: FunnelQuery,
  now: number,
  pace?: Pace,
): Promise<{ report: FunnelReport } | { refused: ReportRefusal }> {
  const span = readSpan(query);
  if ('fault' in span) return { refused: { badQuery: span.fault } };
  const types = await findTypeIds(db, eventNames());
  const answers = await askTogether(db, questionsOf({ query, span, now }, types), pace);
  if (answers === 'too slow') return { refused: answers };
  const [steps, stepsBefore] = [answers.steps.flat(), answers.stepsBefore.flat()];
  return { report: reportOf({ query, span, now }, { ...answers, steps, stepsBefore }) };
}

/** The reason of the refusal, as a text for the operator. */
export function refusalText(refused: ReportRefusal): string {
  if (refused === 'too slow') return 'The report took too long. Please choose fewer days, or try again in a moment.';
  return refused.badQuery;
}

/** All that a report asks the database, about these days and as many before. */
function questionsOf({ query, span, now }: { query: FunnelQuery; span: Span; now: number }, types: TypeIds) {
  const before = spanBefore(span);
  const filter: ReportFilter = { cohort: query.cohort ?? null, source: query.source ?? null };
  const steps = stepTypesOf(types);
  const visitTypeId = types('session_start');
  const closings = closingsOf(query.cohort, types);
  const screens = screenTypesOf(cohortsOf(query.cohort), types);
  return {
    durations: medianDurations({ visitTypeId, closings }, span, filter.source),
    screens: countScreens({ visitTypeId, screens }, span, filter.source),
    steps: countSteps({ steps, span, filter }),
    stepsBefore: countSteps({ steps, span: before, filter }),
    sources: listSources(visitTypeId, span),
    bots: countBots(visitTypeId, span),
    subscribers: countSubscribers(visitTypeId, span),
    payments: comparePayments(types('payment_success'), span),
    money: sumMoney(span, filter, now),
    moneyBefore: sumMoney(before, filter, now),
  };
}

function screenTypesOf(cohorts: readonly Cohort[], typeIds: TypeIds): ScreenType[] {
  return cohorts.flatMap((cohort) => [
    ...screensOf(cohort).map((number) => ({ cohort, number, typeId: typeIds(`screen${number}_open`) })),
    ...afterQuiz.map((event) => ({ cohort, number: null, typeId: typeIds(event) })),
  ]);
}

/** Without a requested cohort, the steps of people in no quiz are included. */
function closingsOf(wanted: Cohort | undefined, typeIds: TypeIds): ClosingType[] {
  const cohorts = cohortsOf(wanted);
  const others = wanted === undefined ? ['' as const] : [];
  const ofSteps = [...cohorts, ...others].flatMap((cohort) =>
    stepsOf(cohort).flatMap(({ id, closedBy }) =>
      closedBy.map((event) => ({ page: stepPage(id), cohort, typeId: typeIds(event) })),
    ),
  );
  const ofScreens = cohorts.flatMap((cohort) =>
    screensOf(cohort).map((number) => ({
      page: screenPage(cohort, number),
      cohort,
      typeId: typeIds(`screen${number}_close`),
    })),
  );
  return [...ofSteps, ...ofScreens];
}

/** The names of all events that a report reads. */
function eventNames(): string[] {
  const screens = cohortsOf(undefined).flatMap((cohort) => screensOf(cohort));
  const steps = cohortsOf(undefined).flatMap((cohort) => stepsOf(cohort));
  return [
    ...new Set([
      ...stepEvents,
      ...steps.flatMap(({ closedBy }) => closedBy),
      ...screens.flatMap((number) => [`screen${number}_open`, `screen${number}_close`]),
      ...afterQuiz,
    ]),
  ];
}
