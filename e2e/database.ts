import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';

/** Queries the product's own database below DATA_DIR. */
export async function query<Row extends object>(sql: string, values: readonly unknown[] = []): Promise<Row[]> {
  const client = new Client(connection());
  await client.connect();
  try {
    return (await client.query<Row>(sql, [...values])).rows;
  } finally {
    await client.end();
  }
}

/** The password is in a file beside the cluster, the port in the fourth line of the cluster's pid file. */
function connection() {
  const dataDir = path.join(process.env.DATA_DIR ?? 'data', 'postgres');
  const pidFile = path.join(dataDir, 'cluster/postmaster.pid');
  if (!existsSync(pidFile)) throw new Error(`No database runs in ${dataDir}`);
  return {
    host: '127.0.0.1',
    port: Number(readFileSync(pidFile, 'utf8').split('\n')[3]),
    user: 'everkite',
    password: readFileSync(path.join(dataDir, 'password'), 'utf8').trim(),
    database: 'postgres',
  };
}
