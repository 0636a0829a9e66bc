// npm run test:long: the tests that a release needs beyond npm test. Its parts can be run one by one:
//   npm run test:long -- kills pictures
//   TEST_SEED=123 npm run test:long -- properties    the same random examples again
import { exitWith, prepare } from './prepare.mjs';
import { runStages } from './stages.mjs';
import {
  browserStage,
  calmProjects,
  clearReports,
  printSummary,
  script,
  systemPostgres,
  vitestStage,
} from './test-commands.mjs';

const seed = process.env.TEST_SEED || String(Math.floor(Math.random() * 2 ** 31));
const env = { TEST_LONG: '1', TEST_SEED: seed, FUZZ_RUNS: process.env.FUZZ_RUNS || '600' };
const walkSeeds = process.env.WALK_SEEDS || '50';
const lives = process.env.LIVES || '2000';
const postgres = systemPostgres();

/** The stage of each part by its name; null if the machine cannot run it. */
const parts = {
  properties: vitestStage(
    'Unit and server tests, full counts',
    'properties',
    ['--project', 'unit', '--project', 'isolated', '--project', 'server'],
    env,
  ),
  postgres:
    postgres &&
    vitestStage(`Server tests on ${postgres}`, 'postgres', ['--project', 'server'], {
      TEST_POSTGRES_BIN: postgres,
      LONG_TESTS: '1',
    }),
  release: vitestStage('A fresh clone and a release', 'release', ['--project', 'release'], env),
  walk: vitestStage(
    `Random walk of money, ${walkSeeds} seeds`,
    'walk',
    ['--project', 'server', 'src/server/billing/subscription/money-walk.test.ts'],
    { WALK_SEEDS: walkSeeds, ...(process.env.TEST_SEED ? { TEST_SEED: seed } : {}) },
  ),
  lives: vitestStage(
    `Books of ${lives} customers over 18 months`,
    'lives',
    ['--project', 'server', '--testTimeout=600000', 'src/server/account/many-lives.test.ts'],
    { LIVES: lives, ...(process.env.TEST_SEED ? { TEST_SEED: seed } : {}) },
  ),
  'walk-faults': { name: 'Faults that the walk must see', commands: [[process.execPath, script('walk-faults.mjs')]] },
  mutation: { name: 'Mutation', commands: [[process.execPath, script('mutation.mjs')]] },
  pictures: browserStage('All pictures', 'pictures', ['--project', 'visual'], env),
  kills: browserStage('Kills and outages', 'kills', ['--project', 'faults'], env),
  browser: browserStage('All browser tests', 'browser', calmProjects, env),
  engines: {
    ...browserStage('WebKit and Gecko', 'engines', [], env),
    commands: [[process.execPath, script('engines.mjs')]],
  },
  runtimes: { name: 'Node 22, 24 and 26', commands: [[process.execPath, script('runtimes.mjs')]] },
};

const selected = process.argv.slice(2);
const unknown = selected.filter((name) => !(name in parts));
if (unknown.length > 0)
  exitWith(`test:long has the parts ${Object.keys(parts).join(', ')}, not ${unknown.join(', ')}.`);
for (const name of selected)
  if (parts[name] === null) exitWith(`This machine has no PostgreSQL of its own for ${name}.`);

prepare();
clearReports();
console.log(
  `Seed ${seed}; the same run again: TEST_SEED=${seed} npm run test:long${selected.length > 0 ? ` -- ${selected.join(' ')}` : ''}`,
);
const stages = (selected.length > 0 ? selected.map((name) => parts[name]) : Object.values(parts)).filter(Boolean);
process.exit(printSummary(stages, await runStages(stages, { continueOnFailure: true })));
