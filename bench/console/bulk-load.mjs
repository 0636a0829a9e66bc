// Fills tables with many rows quickly: without triggers, foreign keys and indexes, which are created again at the end.
import pg from 'pg';

/** Settings that only speed up loading; all are reset before the measurements. */
const settings = { max_wal_size: "'8GB'", synchronous_commit: 'off', maintenance_work_mem: "'512MB'" };

/**
 * Runs `load` with a function that executes statements on a connection for loading, while `tables` have no indexes but
 * their primary keys.
 */
export async function loadInBulk(url, tables, load) {
  const client = new pg.Client(url);
  await client.connect();
  try {
    for (const [name, value] of Object.entries(settings)) await client.query(`alter system set ${name} = ${value}`);
    await client.query('select pg_reload_conf()');
    await client.query(`set session_replication_role = 'replica'`);
    await client.query(`set work_mem = '256MB'`);
    const indexes = await dropIndexes(client, tables);
    await load((statement) => client.query(statement));
    await createIndexes(url, indexes);
    await client.query('analyze');
  } finally {
    for (const name of Object.keys(settings)) await client.query(`alter system reset ${name}`);
    await client.query('select pg_reload_conf()');
    await client.query('checkpoint');
    await client.end();
  }
}

async function dropIndexes(client, tables) {
  const { rows } = await client.query(
    `select c.relname as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i
     join pg_class c on c.oid = i.indexrelid
     where i.indrelid = any($1::regclass[]) and not i.indisunique`,
    [tables],
  );
  for (const { name } of rows) await client.query(`drop index "${name}"`);
  return rows.map(({ definition }) => definition.replace(' ON ONLY ', ' ON '));
}

/** On two connections, because the database of the benchmark has as many cores. */
async function createIndexes(url, indexes) {
  const waiting = [...indexes];
  const worker = async () => {
    const client = new pg.Client(url);
    await client.connect();
    await client.query(`set maintenance_work_mem = '512MB'`);
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await client.query(next);
    await client.end();
  };
  await Promise.all([worker(), worker()]);
}
