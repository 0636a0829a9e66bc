import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { reasonOf } from '../log/reason-of.ts';
import { isAlive } from '../process/living-process.ts';
import { type PostgresOptions, type RunningPostgres, startPostgres } from './embedded-postgres.ts';

const pollMs = 100;
const crashWindowMs = 60_000;
const mostCrashes = 5;

interface SuperviseOptions extends Omit<PostgresOptions, 'port'> {
  log: { info: (message: string) => void; error: (message: string) => void };
  /** Called once, with a plain sentence for the operator, when the database ended and cannot be restarted. */
  onLost: (line: string) => void;
}

export type SupervisedPostgres = Pick<RunningPostgres, 'url' | 'dataDir' | 'stop'>;

/** Whether a database that ended at these earlier times (epoch ms) should be restarted. */
export function isWorthAnotherStart(endedAt: readonly number[], now: number): boolean {
  return endedAt.filter((at) => at > now - crashWindowMs).length < mostCrashes;
}

/**
 * Starts the embedded PostgreSQL, or joins it, and restarts it at the same address whenever it ends without being
 * stopped: killed for its memory, by hand, or by an error of its own.
 */
export async function supervisePostgres(options: SuperviseOptions): Promise<SupervisedPostgres> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let server = await startPostgres(options);
  const { url, port, dataDir } = server;

  async function startAgain(): Promise<RunningPostgres> {
    // Without its files, a start would create a new, empty database.
    if (!existsSync(path.join(dataDir, 'cluster'))) throw new Error(`${dataDir}/cluster is gone.`);
    return startPostgres({ ...options, port, signal });
  }

  async function supervise(): Promise<void> {
    const endedAt: number[] = [];
    for (;;) {
      while (isAlive(server.pid) && !signal.aborted) await wait(pollMs, null, { signal }).catch(() => null);
      if (signal.aborted) return;
      const now = Date.now();
      if (!isWorthAnotherStart(endedAt, now)) {
        return options.onLost(
          `The database ended ${mostCrashes + 1} times within a minute; see ${dataDir}/server.log.`,
        );
      }
      endedAt.push(now);
      options.log.error('The database has ended and is started again');
      try {
        server = await startAgain();
        options.log.info(`The database is back after ${Date.now() - now} ms`);
      } catch (error) {
        if (!signal.aborted) options.onLost(`The database has ended and cannot be started again: ${reasonOf(error)}`);
        return;
      }
    }
  }

  const keeping = supervise();
  return {
    url,
    dataDir,
    stop: async () => {
      stopping.abort();
      await keeping;
      await server.stop();
    },
  };
}
