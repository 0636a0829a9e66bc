import type { FastifyBaseLogger } from 'fastify';
import { reasonOf } from '../log/reason-of.ts';

/** SQLSTATE classes: connection exceptions, and too few connections, memory or disk. */
const awayClasses = ['08', '53'];
/** Shut down, crashed, still starting, dropped; a statement that ran out of time; a standby that takes no writes yet. */
const awayStates = ['57P01', '57P02', '57P03', '57P04', '57014', '25006'];
/** Of the way to the database. */
const networkFaults = [
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'],
  ...['EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH', 'ENETDOWN'],
];
/** The driver and its pool give these no code. */
const driverFaults =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/;

/**
 * Whether a failed query says that the database cannot be used at this moment, rather than that the query is wrong: the
 * same call may go well in a few seconds.
 */
export function isDatabaseAway(error: unknown): boolean {
  const { code, message = '' } = (error ?? {}) as { code?: unknown; message?: string };
  if (typeof code !== 'string') return driverFaults.test(message);
  return networkFaults.includes(code) || awayStates.includes(code) || awayClasses.includes(code.slice(0, 2));
}

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
