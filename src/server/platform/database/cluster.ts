import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { unwritable } from '../data-dir/data-dir.ts';
import { canEnter, serverUser } from './server-user.ts';

/** The superuser with which the embedded server is set up. The product itself connects with another role. */
export const superuser = 'everkite';

/**
 * Creates the data folder for the server's user only and returns its real path: `wanted`, or if the user may not enter
 * that, a folder below `fallbackDir`, to which `wanted` becomes a symbolic link.
 */
export function prepareDataDir(wanted: string, fallbackDir: string): string {
  let closed = false;
  try {
    mkdirSync(path.dirname(wanted), { recursive: true });
    const linked = linkedFrom(wanted);
    if (linked !== null) return makePrivate(linked);
    if (canEnter(path.dirname(wanted))) return makePrivate(wanted);
    closed = existsSync(path.join(wanted, 'cluster'));
    if (!closed) return makeFallback(wanted, fallbackDir);
  } catch (error) {
    throw new Error(unwritable(wanted, error));
  }
  throw new Error(
    `PostgreSQL, which does not run as root, may not enter ${wanted} any more: open the folders above it (chmod o+x).`,
  );
}

/** The folder to which an earlier start has linked `wanted`, or null. */
function linkedFrom(wanted: string): string | null {
  return lstatSync(wanted, { throwIfNoEntry: false })?.isSymbolicLink() ? readlinkSync(wanted) : null;
}

function makeFallback(wanted: string, fallbackDir: string): string {
  const name = `data-${createHash('sha256').update(wanted).digest('hex').slice(0, 12)}`;
  mkdirSync(fallbackDir, { recursive: true });
  chmodSync(fallbackDir, 0o755);
  const dataDir = makePrivate(path.join(fallbackDir, name));
  // Leads to the data, and prevents a new, empty database here if the folder above is opened later.
  symlinkSync(dataDir, wanted);
  return dataDir;
}

function makePrivate(dir: string): string {
  mkdirSync(dir, { recursive: true });
  giveToServer(dir, 0o700);
  const probe = path.join(dir, `.probe-${process.pid}`);
  writeFileSync(probe, '');
  rmSync(probe);
  return dir;
}

function giveToServer(file: string, mode: number): void {
  const user = serverUser();
  if (user) chownSync(file, user.uid, user.gid);
  chmodSync(file, mode);
}

/**
 * Reads the password of a role, which the first start generates. Its file is created atomically, so that an interrupted
 * start leaves no empty one, and two first starts at once agree on one password.
 */
export function readPassword(dataDir: string, name: 'password' | 'app-password'): string {
  const file = path.join(dataDir, name);
  if (!existsSync(file)) {
    const temporary = `${file}.${process.pid}`;
    writeFileSync(temporary, randomBytes(24).toString('base64url'), { mode: 0o600 });
    giveToServer(temporary, 0o600);
    try {
      linkSync(temporary, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    rmSync(temporary);
  }
  return readFileSync(file, 'utf8');
}

/** Creates the cluster under another name and renames it, so that an interrupted first start leaves no broken one. */
export function createCluster(binDir: string, dataDir: string, clusterDir: string): void {
  const unfinished = `${clusterDir}.${process.pid}`;
  rmSync(unfinished, { recursive: true, force: true });
  const made = spawnSync(
    path.join(binDir, 'initdb'),
    [
      '-D',
      unfinished,
      '-U',
      superuser,
      '--auth=scram-sha-256',
      `--pwfile=${path.join(dataDir, 'password')}`,
      '-E',
      'UTF8',
      '--locale=C',
      '--data-checksums',
    ],
    { ...spawnOptions(), encoding: 'utf8' },
  );
  if (made.status !== 0) {
    throw new Error(`The database could not be created: ${lastReason(made.stderr ?? '') || made.error?.message}`);
  }
  try {
    renameSync(unfinished, clusterDir);
  } catch (error) {
    if (!existsSync(clusterDir)) throw error;
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/** Sets English messages, because we parse them. Programs on Windows do not run without the full environment. */
export function spawnOptions(): { uid?: number; gid?: number; cwd?: string; env?: NodeJS.ProcessEnv } {
  if (process.platform === 'win32') return {};
  return { ...serverUser(), cwd: '/', env: { LC_ALL: 'C' } };
}

/** The last error messages in PostgreSQL's log, on one line. */
export function lastReason(log: string): string {
  const complaints = log.match(/(?:FATAL|ERROR|error|DETAIL|HINT):.*/g) ?? [];
  return complaints.slice(-3).join(' ').replace(/\s+/g, ' ');
}
