import { sql } from 'kysely';
import type { Question } from './questions.sql';
import type { Span } from './report-span';

/** How many senders that call themselves machines visited in these days. Positions pass over them; see migration 0016. */
export function countBots(visitTypeId: number, span: Span): Question<number> {
  const query = sql<{ bots: number }>`
    select count(distinct person_id)::integer as bots from events
    where type_id = ${visitTypeId} and position < 0 and left_out = 'bot'
      and event_time >= ${new Date(span.startsAt)} and event_time < ${new Date(span.endsAt)}`;
  return async (tx) => (await query.execute(tx)).rows[0]!.bots;
}
