// Tells whether the installed packages and the build are up to date with the sources. Uses Node alone, because it runs
// before anything is installed.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
/** A release (scripts/release.mjs) is already built and has no sources. */
export const isRelease = !existsSync(path.join(root, 'src'));

/**
 * Held while a process installs or builds, so that two starts do not break each other's files (`one-at-a-time.mjs`).
 */
export const busyFolder = path.join(root, 'dist');

const installStamp = path.join(root, 'node_modules/.everkite-install');
const buildStamp = path.join(root, 'dist/.everkite-build');
const builtFrom = [
  'src',
  'package-lock.json',
  'vite.config.ts',
  'build',
  'scripts/build.mjs',
  'scripts/page-css.mjs',
  'scripts/server-packages.mjs',
];

export const needsInstall = () => read(installStamp) !== lockHash() && !isInstalledByHand();
export const rememberInstall = () => write(installStamp, lockHash());
export const needsBuild = () => read(buildStamp) !== sourceHash();
export const rememberBuild = () => write(buildStamp, sourceHash());

/** Whether `npm ci` was typed by hand: our mark is not there, and npm's own list has every package. */
function isInstalledByHand() {
  const list = path.join(root, 'node_modules/.package-lock.json');
  if (existsSync(installStamp) || !existsSync(list)) return false;
  const [lock, installed] = [path.join(root, 'package-lock.json'), list].map((file) => JSON.parse(readFileSync(file)));
  return hasEveryPackage(lock, installed, { omitsDevelopment: isRelease });
}

/** Whether npm's list of the installed packages has all packages of a lock file. Optional ones may be missing. */
export function hasEveryPackage(lock, installed, { omitsDevelopment }) {
  return Object.entries(lock.packages).every(([place, { version, integrity, optional, dev }]) => {
    const isAskedFor = place !== '' && !optional && !(omitsDevelopment && dev);
    const found = installed.packages[place];
    return !isAskedFor || (found?.version === version && found.integrity === integrity);
  });
}

function lockHash() {
  return hash((add) => {
    add(readFileSync(path.join(root, 'package-lock.json')));
    // The packages of a release work with every Node; some packages for development depend on its version.
    add(`${isRelease ? '' : process.version} ${process.platform} ${process.arch}`);
  });
}

/** A hash of names, sizes and modification times, which are enough and can be read in milliseconds. */
function sourceHash() {
  return hash((add) => {
    for (const file of builtFrom.flatMap((name) => filesBelow(path.join(root, name)))) {
      const { size, mtimeMs } = statSync(file);
      add(`${path.relative(root, file)} ${size} ${mtimeMs}\n`);
    }
    add(lockHash());
  });
}

function filesBelow(place) {
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (/\.test\.tsx?$/.test(entry.name) ? [] : filesBelow(path.join(place, entry.name))));
}

function hash(fill) {
  const digest = createHash('sha256');
  fill((part) => digest.update(part));
  return digest.digest('hex');
}

function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function write(file, text) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
