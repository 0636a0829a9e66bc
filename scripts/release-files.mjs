/** What a release is made of, besides its package.json. */
export const releasedFiles = [
  'dist',
  'scripts/start.mjs',
  'scripts/operator.mjs',
  'scripts/prepare.mjs',
  'scripts/stale.mjs',
  'package-lock.json',
  '.npmrc',
  'README.md',
];

const releasedCommands = ['start', 'operator', 'report'];

/**
 * The package.json of a release: with the commands that work there. What it depends on stays, as the lock file says the
 * same.
 */
export function releasedPackage({ scripts, ...rest }) {
  return { ...rest, scripts: Object.fromEntries(releasedCommands.map((name) => [name, scripts[name]])) };
}
