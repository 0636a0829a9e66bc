/** The files of a release, besides its package.json. */
export const releasedFiles = [
  'dist',
  'scripts/start.mjs',
  'scripts/operator.mjs',
  'scripts/one-at-a-time.mjs',
  'scripts/prepare.mjs',
  'scripts/stale.mjs',
  'package-lock.json',
  '.npmrc',
  'README.md',
  'docs/running.md',
  'docs/settings.md',
];

const releasedCommands = ['start', 'operator', 'report'];

/**
 * The package.json of a release, with the commands that work there. Dependencies stay the same, so that the lock file
 * still fits.
 */
export function releasedPackage({ scripts, ...rest }) {
  return { ...rest, scripts: Object.fromEntries(releasedCommands.map((name) => [name, scripts[name]])) };
}
