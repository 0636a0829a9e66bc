import { linkSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startTimeOf } from '../process/living-process.ts';
import { unwritable } from './data-dir.ts';

/** The process that holds the lock, with its start time, because process ids are reused. */
interface Holder {
  pid: number;
  beginning: string;
}

const lockName = /^server\.lock\.(\d+)$/;

/**
 * Locks the data folder for this process until the process ends, even if it is killed.
 * Throws one plain sentence when another server holds the lock.
 *
 * The lock files of a folder are numbered. Only the newest one counts, and it is never removed: a process that finds
 * its holder gone creates the next number, which only one process can. So nobody can remove a lock that was just taken.
 */
export function lockDataDir(dir: string): void {
  for (;;) {
    const newest = newestLock(dir);
    const holder = livingHolder(dir, newest);
    if (holder !== null) throw new Error(inUse(dir, holder.pid));
    if (!makeLock(dir, newest + 1)) continue;
    for (const number of locksOf(dir)) if (number <= newest) rmSync(lockFile(dir, number), { force: true });
    return;
  }
}

/** The process id of the server that holds this data folder, or null. */
export function holderOf(dir: string): number | null {
  return livingHolder(dir, newestLock(dir))?.pid ?? null;
}

function inUse(dir: string, pid: number): string {
  return `Another server (process ${pid}) uses the data folder ${dir}. Stop it, or set DATA_DIR to another folder.`;
}

const lockFile = (dir: string, number: number) => path.join(dir, `server.lock.${number}`);

function locksOf(dir: string): number[] {
  return readdirSync(dir).flatMap((name) => Number(lockName.exec(name)?.[1] ?? []));
}

function newestLock(dir: string): number {
  return Math.max(0, ...locksOf(dir));
}

function livingHolder(dir: string, number: number): Holder | null {
  const holder = readHolder(lockFile(dir, number));
  return holder !== null && startTimeOf(holder.pid) === holder.beginning ? holder : null;
}

function readHolder(file: string): Holder | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    return null;
  }
}

/** Creates the lock file atomically. False when another process created this number first. */
function makeLock(dir: string, number: number): boolean {
  const temporary = path.join(dir, `server.lock.${number}.${process.pid}`);
  const holder: Holder = { pid: process.pid, beginning: startTimeOf(process.pid)! };
  try {
    writeFileSync(temporary, JSON.stringify(holder));
    linkSync(temporary, lockFile(dir, number));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw new Error(unwritable(dir, error));
  } finally {
    rmSync(temporary, { force: true });
  }
}
