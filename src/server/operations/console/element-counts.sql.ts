import { sql } from 'kysely';
import type { Count, ElementRule } from '#contract/console/element-label.ts';
import { positionsOf } from '#server/analytics/report/position.ts';
import type { Question } from '#server/analytics/report/questions.sql.ts';

/** The count of the rule at this place of the list; a rule without a match has none. */
export interface RuleCount extends Count {
  place: number;
}

/**
 * Counts the captured presses on each rule's element since then (epoch ms), without bots. Rules are matched with the
 * distinct descriptions of elements, because these are far fewer than the events.
 */
export function countPresses(rules: readonly ElementRule[], since: number): Question<RuleCount[]> {
  const query = sql<RuleCount>`
    with rule as materialized (
      select * from unnest(${rules.map(({ page }) => page)}::text[], ${rules.map(({ steps }) => JSON.stringify(steps))}::jsonb[])
        with ordinality as rule (page, steps, place)
    ),
    pressed as materialized (
      select person_id,
        regexp_replace(event_properties ->> '[Amplitude] Page URL', '^[a-z]+://[^/]*', '') as page,
        event_properties -> '[Amplitude] Element Hierarchy' as hierarchy
      from events
      where type_id = (select id from event_types where name = '[Amplitude] Element Clicked')
        and position >= ${firstPosition(since)}::bigint
    ),
    described as materialized (select distinct page, hierarchy from pressed),
    met as (
      select place, page, hierarchy from rule join described using (page)
      where not exists (
        select from jsonb_array_elements(rule.steps) with ordinality as step (facts, number)
        where not coalesce((described.hierarchy -> (number::integer - 1)) @> facts, false)
      )
    )
    select (place - 1)::integer as place, count(*)::integer as times, count(distinct person_id)::integer as people
    from met join pressed using (page, hierarchy)
    group by place`;
  return async (tx) => (rules.length === 0 ? [] : (await query.execute(tx)).rows);
}

/** Counts each rule's named event with its properties since then (epoch ms), on all pages. */
export function countNamedEvents(rules: readonly ElementRule[], since: number): Question<RuleCount[]> {
  const named = rules.flatMap(({ event }, place) => (event === null ? [] : [{ ...event, place }]));
  const query = sql<RuleCount>`
    with rule as materialized (
      select * from unnest(
        ${named.map(({ place }) => place)}::integer[],
        ${named.map(({ name }) => name)}::text[],
        ${named.map(({ properties }) => JSON.stringify(properties))}::jsonb[]
      ) as rule (place, name, properties)
    ),
    sent as materialized (
      select event_types.name, person_id, event_properties
      from events join event_types on event_types.id = type_id
      where type_id = any(array(select id from event_types where name in (select name from rule)))
        and position >= ${firstPosition(since)}::bigint
    )
    select place, count(*)::integer as times, count(distinct person_id)::integer as people
    from rule join sent on sent.name = rule.name and sent.event_properties @> rule.properties
    group by place`;
  return async (tx) => (named.length === 0 ? [] : (await query.execute(tx)).rows);
}

/** The first position of events since then (epoch ms); events that no report counts have an earlier one. */
function firstPosition(since: number): string {
  return positionsOf({ startsAt: since, endsAt: since }).from;
}
