// The product's own funnel on its own database, filled with events. Built and imported by report.mjs.
import { chmodSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { countSteps, type StepCount } from '#server/analytics/report/funnel.sql.ts';
import { askTogether } from '#server/analytics/report/questions.sql.ts';
import { refreshJourneys } from '#server/analytics/report/refresh-journeys.ts';
import { readSpan, type Span } from '#server/analytics/report/report-span.ts';
import { connect } from '#server/platform/database/connect.ts';
import { startPostgres } from '#server/platform/database/embedded-postgres.ts';
import { migrate } from '#server/platform/database/migrate.ts';

export const span = readSpan({ from: '2030-01-01', to: '2030-03-31' }) as Span;

const mostAtOnce = 2000;

export type Mix = 'steps alone' | 'as visits go';

/** The number of event types, those that are steps, and the share of people who go on from each event. */
const mixes: Record<Mix, { types: number; steps: number[]; continuingShare: number }> = {
  'steps alone': { types: 8, steps: [1, 2, 3, 4, 5, 6, 7, 8], continuingShare: 0.82 },
  'as visits go': { types: 70, steps: [1, 3, 20, 46, 60, 64, 68, 70], continuingShare: 0.984 },
};

/** A database for this run in `dataDir`, to which other users must have access. */
export async function openStore(dataDir: string) {
  const quiet = { info: () => undefined, warn: () => undefined };
  const server = await startPostgres({ dataDir: path.join(dataDir, 'postgres'), log: quiet });
  const { pool, db, close } = connect(server.url, quiet);
  await migrate(pool);
  const exported = path.join(dataDir, 'exported');
  mkdirSync(exported);
  chmodSync(exported, 0o777);
  return { url: server.url, db, exported, stop: () => close().then(() => server.stop()) };
}

export type Store = Awaited<ReturnType<typeof openStore>>;

/**
 * Statements that fill the tables with people who take some steps each, 5 s apart. Events are inserted in the order of
 * their times.
 */
export function fillStatements(mix: Mix, rows: number): string[] {
  const { types, continuingShare } = mixes[mix];
  const people = Math.round((rows * (1 - continuingShare)) / (1 - continuingShare ** types));
  const length = `least(${types}, 1 + floor(ln(((hashint8(n * 7) & 1048575) + 0.5) / 1048576) / ln(${continuingShare})))::int`;
  const start = `timestamptz '2030-01-01Z' + n * (interval '80 days' / ${people}) + (hashint8(n) & 65535) * interval '1 second'`;
  return [
    'truncate events, event_keys, people, journeys, past_journeys, stale_journeys restart identity',
    'drop index if exists events_funnel, events_person',
    `insert into event_types (name) select 'event ' || n from generate_series(1, ${types}) n on conflict do nothing`,
    `insert into people (device_id, drawn_cohort, source, begun)
     select 'device-' || n, substr('ABC', 1 + n % 3, 1), (array['', 'ads', 'mail', 'friends'])[1 + n % 4],
       array[case n % 3 when 0 then ${start} end, case n % 3 when 1 then ${start} end, case n % 3 when 2 then ${start} end]
     from generate_series(1, ${people}) n`,
    `insert into events (insert_id, type_id, person_id, event_time, event_id, position)
     select 'insert-' || n || '-' || s, s, n, at, s, (extract(epoch from at) * 1000)::bigint * 1048576 + s
     from generate_series(1, ${people}) n, lateral generate_series(1, ${length}) s,
       lateral (select ${start} + s * interval '5 seconds' as at) as moment
     order by n / 500, s, n`,
    'update people set first_position = first.position from (select person_id, min(position) as position from events group by 1) as first where first.person_id = people.id',
    'create index events_funnel on events (type_id, person_id, position)',
    'vacuum analyze events',
    'vacuum analyze people',
    'insert into stale_journeys select id from people',
  ];
}

export const stepsOf = (mix: Mix) => mixes[mix].steps;

const stepTypesOf = (mix: Mix) =>
  stepsOf(mix).map((typeId) => ({ typeIds: { ofCohort: new Map(), ofOthers: typeId } }));

/** Computes all journeys, as the server does while events arrive. @returns journeys per second */
export async function catchUp({ db }: Store, mix: Mix): Promise<number> {
  const start = performance.now();
  const steps = stepTypesOf(mix);
  let people = 0;
  for (let count = -1; count !== 0; people += count) count = await refreshJourneys(db, mostAtOnce, async () => steps);
  await sql`vacuum analyze journeys`.execute(db);
  return (people / (performance.now() - start)) * 1000;
}

/** Counts everybody's steps by cohort and day of the visit, as the report does. */
export async function countFunnel({ db }: Store, mix: Mix): Promise<StepCount[]> {
  const ask = { steps: stepTypesOf(mix), span, filter: { cohort: null, source: null } };
  const answers = await askTogether(db, { steps: countSteps(ask) });
  if (answers === 'too slow') throw new Error('The funnel took longer than a report may.');
  return answers.steps.flat();
}
