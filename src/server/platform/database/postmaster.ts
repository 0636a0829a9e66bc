import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isAlive } from '../process/living-process.ts';

const pollMs = 5;
/** A shutdown writes what is in memory in a second; a slow disk may need several. */
const shutdowns = [
  { signal: 'SIGINT', timeoutMs: 4_000 },
  { signal: 'SIGQUIT', timeoutMs: 2_000 },
  { signal: 'SIGKILL', timeoutMs: 1_000 },
] as const;

/** A server process, as the `postmaster.pid` file in its data folder describes it. */
export interface Postmaster {
  pid: number;
  port: number;
  /** Whether it accepts connections; false while it starts, recovers or stops. */
  ready: boolean;
}

/**
 * The server that runs on this data folder, or null. A pid file left by a crash is deleted when its id now belongs to
 * another process, because PostgreSQL would refuse to start.
 */
export function findPostmaster(clusterDir: string): Postmaster | null {
  const file = path.join(clusterDir, 'postmaster.pid');
  const lines = readLines(file);
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return null;
  if (!isPostmasterOf(pid, clusterDir)) {
    rmSync(file, { force: true });
    return null;
  }
  return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
}

/**
 * Requests a fast shutdown (open transactions are rolled back, everything is written) and waits for the end. A server
 * that takes too long gets an immediate shutdown, after which it recovers at its next start, and then SIGKILL.
 */
export async function stopPostmaster(pid: number): Promise<void> {
  for (const { signal, timeoutMs } of shutdowns) {
    if (!isAlive(pid)) return;
    process.kill(pid, signal);
    const deadline = Date.now() + timeoutMs;
    while (isAlive(pid) && Date.now() < deadline) await wait(pollMs);
  }
}

function readLines(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    return [];
  }
}

/** A postmaster's working directory is its data folder; without /proc, only the name of its program is compared. */
function isPostmasterOf(pid: number, clusterDir: string): boolean {
  if (existsSync('/proc/self/cwd')) return isSameFolder(`/proc/${pid}/cwd`, clusterDir);
  if (process.platform === 'win32') return true;
  return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout.includes('postgres');
}

function isSameFolder(one: string, other: string): boolean {
  try {
    const [a, b] = [statSync(one), statSync(other)];
    return a.dev === b.dev && a.ino === b.ino;
  } catch {
    return false;
  }
}
