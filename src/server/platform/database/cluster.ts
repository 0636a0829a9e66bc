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

/** The only role of the embedded server. */
export const userName = 'everkite';

/**
 * Makes the data folder for the server's user alone and returns its real place: `wanted`, or where the user may not enter
 * that, a folder below `fallbackDir` to which a link is left.
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

/** Where data that lie elsewhere have been kept so far. */
function linkedFrom(wanted: string): string | null {
  return lstatSync(wanted, { throwIfNoEntry: false })?.isSymbolicLink() ? readlinkSync(wanted) : null;
}

function makeFallback(wanted: string, fallbackDir: string): string {
  const name = `data-${createHash('sha256').update(wanted).digest('hex').slice(0, 12)}`;
  mkdirSync(fallbackDir, { recursive: true });
  chmodSync(fallbackDir, 0o755);
  const dataDir = makePrivate(path.join(fallbackDir, name));
  // Should the folder be opened later, or be looked for: without the link a new, empty database would be made there.
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
 * The first start draws the password. It appears under its name only when written, so that an interrupted start
 * leaves no empty one, and two first starts at once agree on one of them.
 */
export function readPassword(dataDir: string): string {
  const file = path.join(dataDir, 'password');
  if (!existsSync(file)) {
    const drawn = `${file}.${process.pid}`;
    writeFileSync(drawn, randomBytes(24).toString('base64url'), { mode: 0o600 });
    giveToServer(drawn, 0o600);
    try {
      linkSync(drawn, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    rmSync(drawn);
  }
  return readFileSync(file, 'utf8');
}

/** Builds the cluster aside and moves it into place, so that an interrupted first start leaves nothing half made. */
export function createCluster(binDir: string, dataDir: string, clusterDir: string): void {
  const unfinished = `${clusterDir}.${process.pid}`;
  rmSync(unfinished, { recursive: true, force: true });
  const made = spawnSync(
    path.join(binDir, 'initdb'),
    [
      ...['-D', unfinished, '-U', userName, '--auth=scram-sha-256', `--pwfile=${path.join(dataDir, 'password')}`],
      ...['-E', 'UTF8', '--locale=C', '--data-checksums'],
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

/** English messages, since we read them; Windows programs do not run with a bare environment. */
export function spawnOptions(): { uid?: number; gid?: number; cwd?: string; env?: NodeJS.ProcessEnv } {
  if (process.platform === 'win32') return {};
  return { ...serverUser(), cwd: '/', env: { LC_ALL: 'C' } };
}

/** The last complaint in PostgreSQL's own words, on one line. */
export function lastReason(log: string): string {
  const complaints = log.match(/(?:FATAL|ERROR|error|DETAIL|HINT):.*/g) ?? [];
  return complaints.slice(-3).join(' ').replace(/\s+/g, ' ');
}
