import { type RawBuilder, sql } from 'kysely';
import { allCohorts } from '#contract/cohort.ts';
import { catalogue } from '#quiz/catalogue.ts';

const names = Object.values(catalogue).map(({ eventId, cohort }) => {
  return sql`when ${sql.lit(eventId)} then ${sql.lit(cohort)}`;
});

/** The cohort of an event, by the quiz that it names or else by its own cohort; null without either. */
export function quizOfEvent(event: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`coalesce(
    case ${event}.event_properties->>'quiz' ${sql.join(names, sql` `)} end,
    case when ${event}.event_properties->>'cohort' in (${sql.join(allCohorts.map((cohort) => sql.lit(cohort)))})
      then ${event}.event_properties->>'cohort' end
  )`;
}
