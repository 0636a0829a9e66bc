// Reads the JSON reports of Vitest and Playwright: which tests passed, and how long each took.
import { existsSync, readFileSync } from 'node:fs';

/**
 * @typedef {object} TestResult
 * @property {string} name file and title
 * @property {'passed' | 'failed' | 'skipped'} outcome
 * @property {number} ms
 */

/** The results in a report file of either runner; none without a file, because its stage failed before writing it. */
export function readResults(file) {
  if (!existsSync(file)) return [];
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return report.suites ? report.suites.flatMap((suite) => fromPlaywright(suite)) : fromVitest(report);
}

/** The closing line: `12 passed, 1 failed, 2 skipped`. */
export function closingLine(results, failedStages) {
  const count = (outcome) => results.filter((result) => result.outcome === outcome).length;
  const skipped = count('skipped') > 0 ? `, ${count('skipped')} skipped` : '';
  // A stage may fail without a failed test, for example by types, style, sizes, or a runner that did not start.
  return `${count('passed')} passed, ${count('failed') || failedStages} failed${skipped}`;
}

/** The slowest tests, slowest first, one line each. */
export function slowest(results, howMany = 10) {
  const byTime = [...results].sort((a, b) => b.ms - a.ms).slice(0, howMany);
  return byTime.map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`);
}

function fromVitest({ testResults }) {
  return testResults.flatMap(({ name: file, assertionResults, status }) => {
    // A file that could not be loaded has no tests.
    if (assertionResults.length === 0 && status === 'failed') return [{ name: file, outcome: 'failed', ms: 0 }];
    // Tests of the long run were not requested, so they do not count as skipped.
    const askedFor = assertionResults.filter(({ status, tags = [] }) => status !== 'skipped' || !tags.includes('long'));
    return askedFor.map(({ fullName, status: outcome, duration }) => ({
      name: `${file.replace(/^.*?\/((src|scripts)\/)/, '$1')} › ${fullName}`,
      outcome: outcome === 'passed' || outcome === 'failed' ? outcome : 'skipped',
      ms: duration ?? 0,
    }));
  });
}

const playwrightOutcomes = { expected: 'passed', flaky: 'passed', unexpected: 'failed', skipped: 'skipped' };

function fromPlaywright({ title, specs = [], suites = [] }, above = []) {
  const path = [...above, title];
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ status, results }) => ({
      name: ['e2e', ...path, spec.title].join(' › ').replace('e2e › ', 'e2e/'),
      outcome: playwrightOutcomes[status],
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  );
  return [...own, ...suites.flatMap((suite) => fromPlaywright(suite, path))];
}
