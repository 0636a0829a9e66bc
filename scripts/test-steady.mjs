// npm run test:steady: runs browser tests many times while other processes use all cores; lists those that fail at
// times.
//   npm run test:steady                              all browser tests, 5 times
//   npm run test:steady -- resume --times 50         the tests in files about resuming
//   npm run test:steady -- resume --times 5 --each 10   10 times in each of 5 starts of the product
import { spawn, spawnSync } from 'node:child_process';
import os from 'node:os';
import { parseArgs } from 'node:util';
import { exitWith, prepare } from './prepare.mjs';
import { browserStage, calmProjects, clearReports, readStage } from './test-commands.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    times: { type: 'string', default: '5' },
    each: { type: 'string', default: '1' },
    /** The number of processes that use a core each. */
    busy: { type: 'string', default: String(os.availableParallelism()) },
    grep: { type: 'string', short: 'g' },
  },
});
const [times, each, busy] = [values.times, values.each, values.busy].map(Number);
if (![times, each, busy].every((count) => Number.isInteger(count) && count >= 0)) {
  exitWith('--times, --each and --busy take whole numbers.');
}

prepare();
clearReports();
const burners = Array.from({ length: busy }, () => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }));
process.on('exit', () => {
  for (const burner of burners) burner.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

const outcomes = new Map();
for (let run = 1; run <= times; run += 1) {
  console.log(`\n— Run ${run} of ${times}, beside ${busy} busy processes`);
  for (const { name, outcome } of runOnce(`steady-${run}`)) {
    const counts = outcomes.get(name) ?? { passed: 0, failed: 0, skipped: 0 };
    counts[outcome] += 1;
    outcomes.set(name, counts);
  }
}

const unsteady = [...outcomes].filter(([, { failed }]) => failed > 0);
for (const [name, { passed, failed }] of unsteady) console.error(`failed ${failed} of ${passed + failed}: ${name}`);
console.log(`${outcomes.size - unsteady.length} passed, ${unsteady.length} failed`);
process.exit(unsteady.length > 0 || outcomes.size === 0 ? 1 : 0);

function runOnce(report) {
  const grep = values.grep ? ['--grep', values.grep] : [];
  const stage = browserStage('', report, [
    '--project',
    'faults',
    ...calmProjects,
    `--repeat-each=${each}`,
    ...grep,
    ...positionals,
  ]);
  const [command, ...args] = stage.commands[0];
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...stage.env } });
  const results = readStage(stage);
  if (status !== 0 && !results.some(({ outcome }) => outcome === 'failed')) exitWith('The run broke off; see above.');
  return results;
}
