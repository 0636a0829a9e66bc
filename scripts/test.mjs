// npm test: every check, the cheapest first; stops at the first stage that fails.
//   npm test -- --all          goes on after a failure
//   npm test -- --quick        types, style and unit tests (npm run check)
//   npm test -- subscription   the tests whose file is about that noun
import { build, exitWith, install } from './prepare.mjs';
import { runStages } from './stages.mjs';
import { needsBuild } from './stale.mjs';
import { bin, browserStage, clearReports, printSummary, script, vitestStage } from './test-commands.mjs';

/** Leaves out the tests of the long run. */
const quick = '--tagsFilter=!long';

const args = process.argv.slice(2);
const nouns = args.filter((argument) => !argument.startsWith('--'));
const unknown = args.filter((argument) => argument.startsWith('--') && !['--all', '--quick'].includes(argument));
if (unknown.length > 0) exitWith(`npm test knows --all and --quick, not ${unknown.join(' ')}.`);

install();
clearReports();
const stages = nouns.length > 0 ? stagesAbout(nouns) : args.includes('--quick') ? quickStages() : allStages();
const ran = await runStages(stages, { continueOnFailure: args.includes('--all') });
process.exit(printSummary(stages, ran));

function quickStages() {
  const types = (project) => [bin('tsc'), '-p', `tsconfig.${project}.json`, '--singleThreaded'];
  return [
    {
      name: 'Types, style and dead code',
      commands: [...['test', 'node', 'browser', 'pure'].map(types), [bin('biome'), 'check', '.'], [bin('knip')]],
    },
    vitestStage('Unit tests', 'unit', [quick, '--project', 'unit', '--project', 'isolated']),
  ];
}

function allStages() {
  return [
    ...quickStages(),
    ...(needsBuild() ? [{ name: 'Build', commands: [[process.execPath, script('build.mjs')]] }] : []),
    { name: 'Sizes and browsers', commands: [[bin('size-limit')], [process.execPath, script('browser-floor.mjs')]] },
    vitestStage('Server tests', 'server', [quick, '--project', 'server']),
    // The pictures mostly wait, so they run together with the other browser tests.
    browserStage('Browser tests and pictures', 'browser', []),
  ];
}

function stagesAbout(words) {
  build();
  const env = { LONG_TESTS: '1' };
  return [
    vitestStage(`Unit and server tests about ${words.join(', ')}`, 'unit', ['--passWithNoTests', ...words], env),
    browserStage(`Browser tests about ${words.join(', ')}`, 'browser', ['--pass-with-no-tests', ...words], env),
  ];
}
