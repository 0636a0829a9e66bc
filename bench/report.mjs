// The funnel of eight steps over 1 and 5 million events, by our server on its PostgreSQL and by DuckDB on the same
// rows. Ours counts journeys that were computed while events arrived; how many of them per second is printed too.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { aim } from './aims.mjs';
import { importSource } from './import-source.mjs';
import { installPeers, peersDir } from './peers/site.mjs';
import { median, printTable } from './table.mjs';

const millions = (process.env.BENCH_MILLIONS ?? '1,5').split(',').map(Number);
const warmUps = 2;
const runs = 7;
/** The first has an aim and reads every row; in the second most rows belong to no step, as in production. */
const mixes = ['steps alone', 'as visits go'];
const aimed = { mix: 'steps alone', millions: 5, wanted: 0.9 };

/** @returns the aims of the report */
export async function measureReport() {
  const ours = await importSource('bench/funnel-on-postgres.ts');
  installPeers();
  const { DuckDBInstance } = createRequire(path.join(peersDir, 'package.json'))('@duckdb/node-api');
  const dataDir = mkdtempSync(path.join(tmpdir(), 'everkite-report-'));
  // As root, the embedded database runs as another user, who needs access.
  chmodSync(dataDir, 0o755);
  const store = await ours.openStore(dataDir);
  const rows = [];
  try {
    for (const mix of mixes) {
      for (const size of millions) rows.push(await compare(ours, store, DuckDBInstance, mix, size));
    }
  } finally {
    await store.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  printTable(`Funnel of eight steps by cohort and day, warm, median of ${runs} (ms)`, rows.map(tableRow));
  const aimedRow = rows.find((row) => row.mix === aimed.mix && row.size === aimed.millions);
  return [
    aim('funnels that DuckDB counts otherwise', rows.filter((row) => !row.isEqual).length, 0),
    ...(aimedRow ? [aim('funnel over 5 million events, of DuckDB’s time', aimedRow.ratio, aimed.wanted)] : []),
  ];
}

async function compare(ours, store, DuckDBInstance, mix, size) {
  const events = await fill(ours, store, mix, size * 1_000_000);
  const journeys = await ours.keepUp(store, mix);
  const duck = await (await DuckDBInstance.create(':memory:')).connect();
  try {
    await load(duck, store.exported);
    const query = duckQuery(ours.stepsOf(mix), ours.span);
    const contestants = [() => ours.countFunnel(store, mix), () => readDuck(duck, query)];
    const times = [[], []];
    let answers;
    // Measures in turns, so that other load on the machine affects both alike.
    for (let run = 0; run < warmUps + runs; run++) {
      answers = [];
      for (const [i, readCounts] of contestants.entries()) {
        const start = performance.now();
        answers.push(await readCounts());
        if (run >= warmUps) times[i].push(performance.now() - start);
      }
    }
    const [oursMs, duckMs] = times.map(median);
    const [mine, theirs] = answers.map(totals);
    return {
      mix,
      size,
      events,
      journeys,
      oursMs,
      duckMs,
      ratio: oursMs / duckMs,
      isEqual: mine === theirs && mine !== '',
    };
  } finally {
    duck.closeSync();
  }
}

async function fill(ours, { url, exported }, mix, rows) {
  const client = new pg.Client(url);
  await client.connect();
  try {
    for (const statement of ours.fillStatements(mix, rows)) await client.query(statement);
    await client.query(`copy (select type_id, person_id, position from events) to '${exported}/events.csv'`);
    await client.query(`copy (select id, drawn_cohort as cohort from people) to '${exported}/people.csv'`);
    const counted = await client.query('select count(*)::int as events from events');
    return counted.rows[0].events;
  } finally {
    await client.end();
  }
}

async function load(duck, exported) {
  const csv = (file, columns) => `read_csv('${exported}/${file}', delim = '\t', header = false, columns = ${columns})`;
  const events = csv('events.csv', "{'type_id': 'INTEGER', 'person_id': 'BIGINT', 'position': 'BIGINT'}");
  await duck.run(`create table events as from ${events}`);
  await duck.run(`create table people as from ${csv('people.csv', "{'id': 'BIGINT', 'cohort': 'VARCHAR'}")}`);
}

/** The same chain of smallest positions as ours, which is faster in DuckDB than window functions. */
function duckQuery([visit, ...later], { startsAt, endsAt }) {
  const from = BigInt(startsAt) << 20n;
  const end = BigInt(endsAt) << 20n;
  const steps = later.map(
    (type, i) => `step_${i + 1} as (
      select e.person_id, min(e.position) as position, any_value(before.cohort) as cohort, any_value(before.day) as day
      from step_${i} as before join events e on e.person_id = before.person_id
      where e.type_id = ${type} and e.position >= before.position and e.position < ${end}
      group by e.person_id
    )`,
  );
  const counts = [visit, ...later].map(
    (_, i) => `select ${i} as step, cohort, day, count(*)::integer as people from step_${i} group by cohort, day`,
  );
  return `with step_0 as (
      select visit.person_id, visit.position, people.cohort, ((visit.position - ${from}) // ${86_400_000n << 20n})::integer as day
      from (
        select person_id, min(position) as position from events
        where type_id = ${visit} and position >= ${from} and position < ${end} group by person_id
      ) as visit join people on people.id = visit.person_id
    ), ${steps.join(', ')} ${counts.join(' union all ')}`;
}

async function readDuck(duck, query) {
  return (await duck.runAndReadAll(query)).getRowObjectsJS();
}

/** All counts as one text in a fixed order; ours come in several parts, which are added up. */
function totals(counts) {
  const sums = new Map();
  for (const { step, cohort, day, people } of counts) {
    const key = `${step} ${cohort} ${day}`;
    sums.set(key, (sums.get(key) ?? 0) + people);
  }
  return [...sums].sort().join(';');
}

function tableRow({ mix, events, journeys, oursMs, duckMs, ratio, isEqual }) {
  return {
    events: events.toLocaleString('en-US'),
    rows: mix,
    'journeys/s': Math.round(journeys),
    ours: Math.round(oursMs),
    DuckDB: Math.round(duckMs),
    'of DuckDB': ratio.toFixed(2),
    'same counts': isEqual ? 'yes' : 'NO',
  };
}
