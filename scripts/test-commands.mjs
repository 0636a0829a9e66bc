// Calls the test runners and ends a run, for npm test, test:long and test:steady.
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from './stale.mjs';
import { closingLine, readResults, slowest } from './test-report.mjs';

const reports = path.join(root, 'test-results');
const postgresPrograms = '/usr/lib/postgresql';

export const bin = (name) => path.join(root, 'node_modules/.bin', name);
export const script = (name) => path.join(root, 'scripts', name);
const reportFile = (name) => path.join(reports, `${name}.json`);

/** Removes the results of earlier runs, which would be counted again. */
export function clearReports() {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
}

/** A stage of unit or server tests; further arguments go to Vitest. */
export function vitestStage(name, report, args, env = {}) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile(report)}`];
  return { name, report, env, commands: [[bin('vitest'), 'run', ...reporters, ...args]] };
}

/** Arguments for the browser tests that compare no pictures and kill nothing. */
export const calmProjects = ['clock', 'settings', 'tracker', 'product'].flatMap((name) => ['--project', name]);

/** A stage of browser tests; further arguments go to Playwright. */
export function browserStage(name, report, args, env = {}) {
  const command = [process.execPath, script('e2e.mjs'), ...args];
  return { name, report, commands: [command], env: { ...env, E2E_REPORT: reportFile(report) } };
}

/** The program folder of the machine's newest PostgreSQL, as Debian installs it; null without one. */
export function systemPostgres() {
  if (!existsSync(postgresPrograms)) return null;
  const folders = readdirSync(postgresPrograms)
    .sort((a, b) => Number(a) - Number(b))
    .map((version) => path.join(postgresPrograms, version, 'bin'))
    .filter((folder) => existsSync(path.join(folder, 'postgres')));
  return folders.at(-1) ?? null;
}

/** The test results of a stage that ran; none for a stage without tests. */
export const readStage = ({ report }) => (report ? readResults(reportFile(report)) : []);

/**
 * Prints the time of each stage, the ten slowest tests and, in the last line, how many passed.
 * @returns {number} the exit code
 */
export function printSummary(stages, ran) {
  const results = stages.flatMap(readStage);
  const failed = ran.filter((stage) => stage.failed);
  const total = ran.reduce((sum, { seconds }) => sum + seconds, 0);
  if (results.length > 0) console.log('\nThe slowest tests');
  for (const line of slowest(results)) console.log(line);
  console.log('\nStages');
  for (const { name, seconds } of [...ran, { name: 'all', seconds: total }]) {
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`);
  }
  console.log('');
  for (const { name } of failed) console.error(`Failed: ${name}`);
  const notRun = stages.slice(ran.length).map(({ name }) => name);
  if (notRun.length > 0) console.error(`Not run: ${notRun.join(', ')}. With --all a failure stops nothing.`);
  console.log(closingLine(results, failed.length));
  const foundNothing = results.length === 0 && stages.every(({ report }) => report);
  if (foundNothing) console.error('No test was found: a noun is a part of a test file’s path, such as subscription.');
  return failed.length > 0 || foundNothing ? 1 : 0;
}
