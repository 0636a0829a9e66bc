/**
 * Plans with ids instead of labels, with the quiz they were made in; and no newsletter, which nothing sent. The labels
 * are those of all quizzes until now. What is no plan, no label and no daily time is dropped.
 */
export const planIds = `
create function pg_temp.ids_of(labels jsonb, part text) returns jsonb language sql as $$
  select coalesce(jsonb_agg(id order by place), '[]')
  from (
    select id, min(place) as place
    from jsonb_array_elements(case jsonb_typeof(labels) when 'array' then labels else '[]' end)
      with ordinality as given (value, place)
    join (values
      ('goals', 'hold-focus', 'Hold my focus for longer'),
      ('goals', 'start-easier', 'Start things without the fight'),
      ('goals', 'judge-time', 'Judge time better'),
      ('goals', 'wind-down', 'Wind down at night'),
      ('goals', 'be-kinder', 'Be kinder to myself'),
      ('goals', 'quieter-nights', 'Take a quieter head to bed'),
      ('goals', 'less-worry', 'Carry less worry each day'),
      ('goals', 'evening-energy', 'Keep energy for the evening'),
      ('goals', 'closer-to-people', 'Feel close to people again'),
      ('goals', 'own-side', 'Be on my own side'),
      ('skills', 'attention', 'Holding attention'),
      ('skills', 'memory', 'Keeping things in mind'),
      ('skills', 'planning', 'Planning ahead'),
      ('skills', 'switching', 'Switching on purpose'),
      ('skills', 'pausing', 'Pausing before acting'),
      ('skills', 'calming', 'Settling strong feelings'),
      ('skills', 'breath', 'Settling the breath'),
      ('skills', 'feelings', 'Finding words for feelings'),
      ('skills', 'worries', 'Unhooking from worries'),
      ('skills', 'small-steps', 'Taking small steps'),
      ('skills', 'rest', 'Resting for real'),
      ('skills', 'reaching-out', 'Reaching out to people')
    ) as known (kind, id, label) on kind = part and to_jsonb(label) = value
    group by id
  ) as found
$$;

create function pg_temp.plan_of(plan jsonb, cohort text) returns jsonb language sql as $$
  select case when jsonb_typeof(plan) = 'object' then jsonb_build_object(
    'quiz', case cohort when 'B' then 'frequency' when 'C' then 'wellbeing' else 'adhd' end,
    'goals', pg_temp.ids_of(plan->'goals', 'goals'),
    'skills', pg_temp.ids_of(plan->'skills', 'skills'),
    -- The longest daily time that is not longer than the stored one; the shortest where there is none.
    'daily_minutes', coalesce(
      (select max(minutes) from unnest(array[5, 10, 20, 30]) as minutes where to_jsonb(minutes) <= plan->'daily_minutes'
        and jsonb_typeof(plan->'daily_minutes') = 'number'),
      5)
  ) end
$$;

update users set plan = pg_temp.plan_of(plan, cohort) where plan is not null;
update later_sign_ups
set details = (details - 'newsletter' - 'plan')
  || case when details ? 'plan' then jsonb_strip_nulls(jsonb_build_object('plan', pg_temp.plan_of(details->'plan', details->>'cohort'))) else '{}' end
where jsonb_typeof(details) = 'object';

drop function pg_temp.plan_of(jsonb, text);
drop function pg_temp.ids_of(jsonb, text);

alter table users drop column newsletter;
`;
