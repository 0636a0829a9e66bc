import type { Kysely } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';
import { countSteps, type StepCount } from './funnel.sql.ts';
import { stepEvents, stepsOf } from './funnel-steps.ts';
import { stepTypesOf } from './journeys.sql.ts';
import { askTogether } from './questions.sql.ts';
import type { Span } from './report-span.ts';
import { findTypeIds } from './type-ids.sql.ts';
import { countVisits, countVisitsByDay } from './visits.sql.ts';

/** Visitors and those of them who paid, as the funnel's report counts them. */
export interface Visits {
  visits: number;
  paid: number;
}

const everybody = { cohort: null, source: null };
const paidStep = stepsOf('').findIndex(({ id }) => id === 'paid');

/** Counts the visits of two spans as the report does. */
export async function readVisits(
  db: Kysely<Schema>,
  { span, before }: { span: Span; before: Span },
): Promise<{ now: Visits; before: Visits } | 'too slow'> {
  const events = [...stepEvents, ...stepsOf('').flatMap(({ event }) => (event === null ? [] : [event]))];
  const typeIds = await findTypeIds(db, [...new Set(events)]);
  const steps = stepTypesOf(typeIds);
  const answers = await askTogether(db, {
    now: countSteps({ steps, span, filter: everybody }),
    before: countSteps({ steps, span: before, filter: everybody }),
  });
  if (answers === 'too slow') return answers;
  return { now: visitsIn(answers.now.flat()), before: visitsIn(answers.before.flat()) };
}

/** Counts the visitors between the two moments (epoch ms) of each part. */
export async function countVisitors(
  db: Kysely<Schema>,
  parts: readonly Pick<Span, 'startsAt' | 'endsAt'>[],
): Promise<number[] | 'too slow'> {
  const typeIds = await findTypeIds(db, ['session_start']);
  const answers = await askTogether(db, { parts: parts.map((part) => countVisits(typeIds('session_start'), part)) });
  return answers === 'too slow' ? answers : answers.parts;
}

/** Counts the visitors of each full day of a span; days without any are left out. */
export async function countVisitorsByDay(
  db: Kysely<Schema>,
  span: Pick<Span, 'startsAt' | 'endsAt'>,
): Promise<Map<string, number> | 'too slow'> {
  const typeIds = await findTypeIds(db, ['session_start']);
  const answers = await askTogether(db, { days: countVisitsByDay(typeIds('session_start'), span) });
  return answers === 'too slow' ? answers : answers.days;
}

function visitsIn(counts: readonly StepCount[]): Visits {
  const of = (step: number) => counts.filter((one) => one.step === step).reduce((sum, { people }) => sum + people, 0);
  return { visits: of(0), paid: of(paidStep) };
}
