import type { Kysely } from 'kysely';
import type { Cohort } from '../../contract/cohort';
import type { FunnelQuery, FunnelReport } from '../../contract/report';
import type { Schema } from '../database/schema';
import { countBots } from './bots.sql';
import { countSteps } from './funnel.sql';
import { type Counted, reportOf, screenPage, stepPage } from './funnel-report';
import { afterQuiz, cohortsOf, screensOf, stepEvents, stepsOf, wayOf } from './funnel-steps';
import { stepTypesOf } from './journeys.sql';
import { findTypeIds, type TypeIds } from './measured-so-far.sql';
import { sumMoney } from './money.sql';
import { comparePayments } from './payments.sql';
import { askTogether } from './questions.sql';
import { readSpan, type Span, spanBefore } from './report-span';
import { countScreens, type ScreenType } from './screens.sql';
import { listSources } from './sources.sql';
import { type ClosingType, medianStays } from './stays.sql';
import type { Whose } from './visits.sql';

export type ReportRefusal = { badQuery: string } | 'too slow';

/**
 * The funnel of the people whose visit began in these days (UTC), and what they did until the last of them ended.
 * Each step counts when it comes at or after the one before (§ 4 names the events).
 */
export async function readReport(
  db: Kysely<Schema>,
  query: FunnelQuery,
): Promise<{ report: FunnelReport } | { refused: ReportRefusal }> {
  const span = readSpan(query);
  if ('fault' in span) return { refused: { badQuery: span.fault } };
  const counted = await count(db, query, span);
  return counted === 'too slow' ? { refused: counted } : { report: reportOf(query, span, counted) };
}

async function count(db: Kysely<Schema>, query: FunnelQuery, span: Span): Promise<Counted | 'too slow'> {
  const before = spanBefore(span);
  const whose: Whose = { cohort: query.cohort ?? null, source: query.source ?? null };
  const cohorts = cohortsOf(query.cohort);
  const typeIds = await findTypeIds(db, eventNames());
  const steps = stepTypesOf(typeIds);
  const visitTypeId = typeIds('session_start');
  const answers = await askTogether(db, {
    stays: [medianStays({ visitTypeId, closings: closingsOf(query.cohort, typeIds) }, span, whose.source)],
    screens: [countScreens({ visitTypeId, screens: screenTypesOf(cohorts, typeIds) }, span, whose.source)],
    steps: countSteps({ steps, span, whose }),
    stepsBefore: countSteps({ steps, span: before, whose }),
    sources: [listSources(visitTypeId, span)],
    bots: [countBots(visitTypeId, span)],
    payments: [comparePayments(typeIds('payment_success'), span)],
    money: [sumMoney(span, whose), sumMoney(before, whose)],
  });
  if (answers === 'too slow') return answers;
  return {
    steps: answers.steps.flat(),
    stepsBefore: answers.stepsBefore.flat(),
    screens: answers.screens[0]!,
    stays: answers.stays[0]!,
    sources: answers.sources[0]!,
    bots: answers.bots[0]!,
    payments: answers.payments[0]!,
    money: answers.money[0]!,
    moneyBefore: answers.money[1]!,
  };
}

function screenTypesOf(cohorts: readonly Cohort[], typeIds: TypeIds): ScreenType[] {
  return cohorts.flatMap((cohort) => [
    ...screensOf(cohort).map((number) => ({ cohort, number, typeId: typeIds(`screen${number}_open`) })),
    ...afterQuiz.map((event) => ({ cohort, number: null, typeId: typeIds(event) })),
  ]);
}

/** Where all are meant, of the steps also for those in no quiz. */
function closingsOf(wanted: Cohort | undefined, typeIds: TypeIds): ClosingType[] {
  const cohorts = cohortsOf(wanted);
  const others = wanted === undefined ? ['' as const] : [];
  const ofSteps = [...cohorts, ...others].flatMap((cohort) =>
    stepsOf(wayOf(cohort)).flatMap(({ id, closedBy }) =>
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

/** All that a report asks for. */
function eventNames(): string[] {
  const screens = cohortsOf(undefined).flatMap((cohort) => screensOf(cohort));
  const steps = [...stepsOf('B'), ...stepsOf('not B')];
  return [
    ...new Set([
      ...stepEvents,
      ...steps.flatMap(({ closedBy }) => closedBy),
      ...screens.flatMap((number) => [`screen${number}_open`, `screen${number}_close`]),
      ...afterQuiz,
    ]),
  ];
}
