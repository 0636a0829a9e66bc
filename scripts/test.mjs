// npm test: every check, in order of cost; ends with one line that counts the tests.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { prepare } from './prepare.mjs';
import { root } from './stale.mjs';

prepare();

const reports = path.join(root, 'test-results');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const bin = (name) => path.join(root, 'node_modules/.bin', name);
const report = (name) => path.join(reports, `${name}.json`);
const vitest = (name, ...args) => [
  bin('vitest'),
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report(name)}`,
  ...args,
];

const otherPostgres = systemPostgres();
const steps = [
  { name: 'Types', command: ['npm', 'run', '--silent', 'types'] },
  { name: 'Style and dead code', command: ['npm', 'run', '--silent', 'lint'] },
  { name: 'Sizes', command: [bin('size-limit')] },
  { name: 'Unit and server tests', command: vitest('unit'), counts: 'unit' },
  ...(otherPostgres === null
    ? []
    : [
        {
          name: `Server tests on the machine's own PostgreSQL (${otherPostgres})`,
          command: vitest('postgres', '--project', 'server'),
          env: { TEST_POSTGRES_BIN: otherPostgres },
          counts: 'postgres',
        },
      ]),
  { name: 'Browser tests', command: [process.execPath, path.join(root, 'scripts/e2e.mjs')], counts: 'e2e' },
];

const total = { passed: 0, failed: 0, skipped: 0, unsteady: 0 };
const failedSteps = [];
for (const step of steps) {
  console.log(`\n— ${step.name}`);
  const [command, ...args] = step.command;
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...step.env } });
  if (status !== 0) failedSteps.push(step.name);
  if (step.counts) add(countsOf(step.counts));
}

console.log('');
for (const name of failedSteps) console.error(`Failed: ${name}`);
const failed = total.failed + (failedSteps.length > 0 && total.failed === 0 ? failedSteps.length : 0);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
const unsteady = total.unsteady > 0 ? `, ${total.unsteady} of them at the second try only` : '';
console.log(`${total.passed} passed${unsteady}, ${failed} failed${skipped}`);
process.exit(failedSteps.length === 0 ? 0 : 1);

function add(counts) {
  for (const key of Object.keys(total)) total[key] += counts[key];
}

function countsOf(name) {
  if (!existsSync(report(name))) return { passed: 0, failed: 0, skipped: 0, unsteady: 0 };
  const found = JSON.parse(readFileSync(report(name), 'utf8'));
  if (found.stats) {
    return {
      passed: found.stats.expected + found.stats.flaky,
      failed: found.stats.unexpected,
      skipped: found.stats.skipped,
      unsteady: found.stats.flaky,
    };
  }
  return { passed: found.numPassedTests, failed: found.numFailedTests, skipped: found.numPendingTests, unsteady: 0 };
}

/** Debian's place for PostgreSQL's own programs; null where there is none. */
function systemPostgres() {
  const base = '/usr/lib/postgresql';
  if (!existsSync(base)) return null;
  const versions = readdirSync(base).filter((version) => existsSync(path.join(base, version, 'bin/postgres')));
  return versions.length === 0 ? null : path.join(base, versions.sort().at(-1), 'bin');
}
