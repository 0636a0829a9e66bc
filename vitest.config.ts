import { randomInt } from 'node:crypto';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** These replace modules that earlier test files in the same process have already loaded. */
const replacesModules = [
  'src/web/measuring/analytics/{analytics,measuring-choice}.test.ts',
  'src/web/session/session.test.ts',
  'src/web/subscriber/auth/sign-in.test.ts',
  'src/web/checkout/report-purchase.test.ts',
  'src/web/platform/{two-tabs,quiz-in-two-tabs}.test.ts',
  'src/web/funnel/progress/load-with-retries.test.ts',
  'src/web/{fourth,longer}-quiz.test.{ts,tsx}',
  'src/web/console/few-people.test.tsx',
];

// Chosen here, so that all workers have the same seed.
if (process.env.TEST_LONG === '1' && !process.env.TEST_SEED) {
  process.env.TEST_SEED = String(randomInt(2 ** 31));
  console.log(`Property tests: TEST_SEED=${process.env.TEST_SEED} repeats these runs.`);
}

const server = {
  globalSetup: 'src/testing/server/start-cluster.ts',
  setupFiles: 'src/testing/server/promised-answers.ts',
};

export default defineConfig({
  plugins: [react()],
  test: {
    environment: 'node',
    // These limits only end what hangs: a busy machine may need ten times as long as usual. The full counts of the long
    // run take minutes.
    testTimeout: process.env.TEST_LONG === '1' ? 600_000 : 120_000,
    hookTimeout: 240_000,
    // One process for many files takes half the time of one for each; mocks and stubs are restored after each test.
    isolate: false,
    maxWorkers: 2,
    tags: [{ name: 'long', description: 'Left to the long run: takes seconds, or is one more case of a kind.' }],
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    expect: { requireAssertions: true, poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          setupFiles: 'src/testing/shipped-content.ts',
          include: ['src/**/*.test.{ts,tsx}', '{scripts,bench}/*.test.mjs', 'e2e/**/*.test.ts'],
          exclude: ['src/server/**', ...replacesModules],
        },
      },
      {
        extends: true,
        test: {
          name: 'isolated',
          setupFiles: 'src/testing/shipped-content.ts',
          include: replacesModules,
          isolate: true,
        },
      },
      { extends: true, test: { ...server, name: 'server', include: ['src/server/**/*.test.ts'] } },
      // Only in the long run, because it takes minutes from nothing to a running product.
      ...(process.env.TEST_LONG === '1'
        ? [{ extends: true as const, test: { name: 'release', include: ['scripts/*.long-test.mjs'] } }]
        : []),
    ],
  },
});
