import { type RawBuilder, sql } from 'kysely';
import { allCohorts } from '../../contract/cohort';
import { quizOfCohort, quizPages } from '../../contract/quiz-pages';

const names = allCohorts.map((cohort) => {
  return sql`when ${sql.lit(quizPages[quizOfCohort(cohort)].eventId)} then ${sql.lit(cohort)}`;
});

/** The cohort of the quiz in which an event happened, by its own word; null when it names none. */
export function quizOfEvent(event: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`coalesce(
    case ${event}.event_properties->>'quiz' ${sql.join(names, sql` `)} end,
    case when ${event}.event_properties->>'cohort' in (${sql.join(allCohorts.map((cohort) => sql.lit(cohort)))})
      then ${event}.event_properties->>'cohort' end
  )`;
}
