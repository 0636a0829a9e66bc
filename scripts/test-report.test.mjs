import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { closingLine, readResults, slowest } from './test-report.mjs';

const dir = mkdtempSync(path.join(tmpdir(), 'everkite-report-'));
afterAll(() => rmSync(dir, { recursive: true }));

function reportOf(content) {
  const file = path.join(dir, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return readResults(file);
}

const vitest = {
  testResults: [
    {
      name: '/home/ada/everkite/src/quiz/engine/score.test.ts',
      status: 'failed',
      assertionResults: [
        { fullName: 'the score rounds half up', status: 'passed', duration: 12 },
        { fullName: 'the score stays within its limits', status: 'failed', duration: 3 },
        { fullName: 'the score is drawn', status: 'pending' },
        { fullName: 'the score of a thousand visitors', status: 'skipped', tags: ['long'] },
      ],
    },
    { name: '/home/ada/everkite/src/quiz/broken.test.ts', status: 'failed', assertionResults: [] },
  ],
};

const playwright = {
  suites: [
    {
      title: 'quiz.spec.ts',
      specs: [{ title: 'it begins', tests: [{ status: 'expected', results: [{ duration: 2500 }] }] }],
      suites: [
        {
          title: 'progress',
          specs: [{ title: 'is kept', tests: [{ status: 'unexpected', results: [{ duration: 61_000 }] }] }],
        },
      ],
    },
  ],
};

describe('the results of a run', () => {
  it('results are read from a report of Vitest: files that were not loaded failed, and the long run is left out', () => {
    expect(reportOf(vitest)).toEqual([
      { name: 'src/quiz/engine/score.test.ts › the score rounds half up', outcome: 'passed', ms: 12 },
      { name: 'src/quiz/engine/score.test.ts › the score stays within its limits', outcome: 'failed', ms: 3 },
      { name: 'src/quiz/engine/score.test.ts › the score is drawn', outcome: 'skipped', ms: 0 },
      { name: '/home/ada/everkite/src/quiz/broken.test.ts', outcome: 'failed', ms: 0 },
    ]);
  });

  it('results are read from a report of Playwright', () => {
    expect(reportOf(playwright)).toEqual([
      { name: 'e2e/quiz.spec.ts › it begins', outcome: 'passed', ms: 2500 },
      { name: 'e2e/quiz.spec.ts › progress › is kept', outcome: 'failed', ms: 61_000 },
    ]);
  });

  it('there are no results where no report was written', () => {
    expect(readResults(path.join(dir, 'nowhere.json'))).toEqual([]);
  });
});

describe('the closing line', () => {
  it('the closing line counts passed, failed and skipped tests', () => {
    expect(closingLine(reportOf(vitest), 1)).toBe('1 passed, 2 failed, 1 skipped');
  });

  it('the closing line counts a stage that failed without a failed test', () => {
    expect(closingLine([{ name: 'a', outcome: 'passed', ms: 1 }], 1)).toBe('1 passed, 1 failed');
  });

  it('the closing line says 0 failed when all passed', () => {
    expect(closingLine([{ name: 'a', outcome: 'passed', ms: 1 }], 0)).toBe('1 passed, 0 failed');
  });
});

it('the slowest tests come first', () => {
  expect(slowest([...reportOf(vitest), ...reportOf(playwright)], 2)).toEqual([
    '  61.0 s  e2e/quiz.spec.ts › progress › is kept',
    '   2.5 s  e2e/quiz.spec.ts › it begins',
  ]);
});
