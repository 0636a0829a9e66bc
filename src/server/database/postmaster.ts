import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const pollMs = 5;

/** A server process, as the `postmaster.pid` file of its data folder tells. */
export interface Postmaster {
  pid: number;
  port: number;
  /** It accepts connections; false while it starts, recovers or stops. */
  ready: boolean;
}

/**
 * The server that runs on this data folder, or null. A pid file left by a crash is removed when its number now belongs
 * to another process: PostgreSQL itself would refuse to start.
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

/** Asks for a fast shutdown (open transactions are rolled back, everything is written) and waits for the end. */
export async function stopPostmaster(pid: number): Promise<void> {
  if (isAlive(pid)) process.kill(pid, 'SIGINT');
  while (isAlive(pid)) await wait(pollMs);
}

function readLines(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    return [];
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** A postmaster's working folder is its data folder; where that cannot be seen, its name has to do. */
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
