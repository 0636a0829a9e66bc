import type { FastifyBaseLogger } from 'fastify';
import { reasonOf } from '../log/reason-of.ts';

const everyMs = 10_000;

interface OutageDeps {
  log: FastifyBaseLogger;
  /** Epoch ms. */
  wallClock: () => number;
}

/** Says that the database is away, once in ten seconds: a busy site would write thousands of lines while it restarts. */
export function createOutageLog({ log, wallClock }: OutageDeps): (error: unknown) => void {
  let toldAt = Number.NEGATIVE_INFINITY;
  let calls = 0;
  return (error) => {
    calls += 1;
    if (wallClock() - toldAt < everyMs) return;
    log.warn({ calls, reason: reasonOf(error) }, 'The database is away: calls are answered with 503');
    toldAt = wallClock();
    calls = 0;
  };
}
