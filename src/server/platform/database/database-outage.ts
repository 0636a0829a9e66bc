import type { FastifyBaseLogger } from 'fastify';
import { reasonOf } from '../log/reason-of.ts';

/** SQLSTATE classes: connection exceptions, and a lack of connections, memory or disk. */
const awayClasses = ['08', '53'];
/** Shutdown, crash, startup, database dropped; statement timeout; a standby that does not accept writes yet. */
const awayStates = ['57P01', '57P02', '57P03', '57P04', '57014', '25006'];
/** Errors of the network to the database. */
const networkFaults = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
];
/** Errors of the driver and its pool, which have no code. */
const driverFaults =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/;

/**
 * Whether a query failed because the database is temporarily unavailable, and not because the query is wrong, so that
 * the same call may succeed in a few seconds.
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

/**
 * Logs that the database is away, at most once in ten seconds, because a busy site would log thousands of lines during
 * a restart.
 */
export function createOutageLog({ log, wallClock }: OutageDeps): (error: unknown) => void {
  let loggedAt = Number.NEGATIVE_INFINITY;
  let calls = 0;
  return (error) => {
    calls += 1;
    if (wallClock() - loggedAt < everyMs) return;
    log.warn({ calls, reason: reasonOf(error) }, 'The database is away: calls are answered with 503');
    loggedAt = wallClock();
    calls = 0;
  };
}
