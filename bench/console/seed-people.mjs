// People of a business that has grown for two years, and the life of each as a subscriber.

/** Statements for this many accounts. The table `bench_life` is for the other seeds, which drop it at the end. */
export const peopleStatements = (users) => [
  'select setseed(0.42)',
  // The first account is the oldest one. The buyers of the beginning have the most events.
  `create unlogged table bench_person as
   select n::bigint as id, gen_random_uuid() as customer_ref, now() - (728 * (1 - n / ${users}.0) ^ 1.2 + random()) * interval '1 day' as begun_at,
     random() as chance, random() as stays, random() as plan_chance, random() as country_chance, random() as source_chance,
     (array['A', 'B', 'C'])[1 + floor(random() * 3)::integer] as cohort, floor(random() * 3)::integer as campaign_of_source
   from generate_series(1, ${users}) n`,
  `create unlogged table bench_life as
   select p.id, customer_ref, begun_at, p.cohort, 'sub_' || lpad(p.id::text, 22, '0') as sub,
     'ctm_' || lpad(p.id::text, 22, '0') as customer, encode(substring(sha256(p.id::text::bytea) for 16), 'hex') as checkout,
     plan.offer_id, plan.weeks, plan.weeks * interval '7 days' as paid_for, place.country, place.currency, place.rate, place.price[plan.offer_id] as price, s.source,
     case when s.source = '' then '' else s.source || '_' || campaign_of_source end as campaign,
     case when begun_at > now() - interval '200 days' then 2 else 1 end as version,
     floor(ln(1 - stays) / ln(0.905))::integer as most, chance < 0.15 as has_trial, chance > 0.97 as has_changed,
     floor(extract(epoch from now() - begun_at) / (plan.weeks * 604800))::integer as over
   from bench_person p
   cross join lateral (select case when plan_chance < 0.72 then 1 when plan_chance < 0.9 then 2 else 3 end as offer_id,
     case when plan_chance < 0.72 then 4 when plan_chance < 0.9 then 12 else 24 end as weeks) plan
   cross join lateral (select (array['US','US','US','US','DE','DE','FR','GB','GB','JP','ES','IT','NL','CA'])[1 + floor(country_chance * 14)::integer] as country) where_
   join (values ${places.map((place) => `(${place})`).join(', ')}) place (country, currency, rate, price) on place.country = where_.country
   cross join lateral (select (array['facebook','facebook','google','google','tiktok','instagram','pinterest','newsletter','reddit',''])[1 + floor(source_chance * 10)::integer] as source) s`,
  `insert into users (id, email, email_key, name, age, gender, cohort, drawn_cohort, source, provider_customer_id, created_at,
     email_proven_at, customer_ref)
   overriding system value
   select id, 'u' || id || '@example.com', 'u' || id || '@example.com',
     (array['Maya','Grace','Ada','Lin','Omar','Ivo','Noor','Tess'])[1 + id % 8] || ' ' || (array['Lind','Berg','Kato','Mora','Rossi','Weiss','Diaz'])[1 + id % 7] || (id % 5000),
     25 + (id % 40), 'female', cohort, cohort, source, customer, begun_at, begun_at + interval '1 hour', customer_ref from bench_life`,
  `select setval(pg_get_serial_sequence('users', 'id'), ${users})`,
  // The other sixth never bought.
  'delete from bench_life where id % 6 = 0',
  'analyze bench_life',
  `insert into subscriptions (id, user_id, cohort, source, customer_ref, offer_name, offer_id, status, amount_minor, currency,
     interval_unit, interval_count, started_at, next_billed_at, canceled_at, scheduled_action, scheduled_at, period_starts_at, period_ends_at, occurred_at_us)
   select sub, id, cohort, source, customer_ref, weeks || '-week plan', offer_id,
     case when most < over then 'canceled' when id % 53 = 0 then 'past_due' else 'active' end, price, currency, 'week', weeks, begun_at,
     case when most >= over then begun_at + (over + 1) * paid_for end, case when most < over then begun_at + (most + 1) * paid_for end,
     case when most = over and id % 3 = 0 then 'cancel' end, case when most = over and id % 3 = 0 then begun_at + (over + 1) * paid_for end,
     begun_at + least(most, over) * paid_for, begun_at + (least(most, over) + 1) * paid_for, 1 from bench_life`,
  `insert into subscriber_states (user_id, state)
   select id, case when most < over then 'ended' when id % 53 = 0 then 'past due' when most = over and id % 3 = 0 then 'ends' else 'active' end from bench_life
   union all select n, 'never paid' from generate_series(6, ${users}, 6) n`,
  'insert into subscriber_counts select state, count(*) from subscriber_states group by state',
  `insert into cancellations (subscription_id, user_id, reason, requested_at, confirmed_at)
   select sub, id, 'too expensive', begun_at + most * paid_for + interval '2 days', begun_at + most * paid_for + interval '2 days' from bench_life where most < over and id % 2 = 0`,
  `insert into access_grants (user_id, subscription_id, starts_at, ends_at, reason, granted_by, granted_by_name, granted_at)
   select id, sub, begun_at + paid_for, begun_at + paid_for + interval '14 days', 'goodwill', 'operator', 'Owner', begun_at + paid_for from bench_life where id % 97 = 0`,
];

/** The tables that each seed fills, which lose their indexes meanwhile. */
export const peopleTables = ['users', 'subscriptions', 'subscriber_states', 'cancellations', 'access_grants'];

/** Country, currency, US dollars for a unit of the minor amount, and the prices of the three plans. */
const dollars = `'USD', 1.0, array[1999, 3599, 5999]`;
const euros = `'EUR', 1.08, array[1899, 3399, 5699]`;
const places = [
  ...['US', 'CA'].map((country) => `'${country}', ${dollars}`),
  ...['DE', 'FR', 'ES', 'IT', 'NL'].map((country) => `'${country}', ${euros}`),
  `'GB', 'GBP', 1.27, array[1599, 2899, 4799]`,
  `'JP', 'JPY', 0.67, array[2980, 5380, 8980]`,
];
