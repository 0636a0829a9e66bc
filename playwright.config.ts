import { defineConfig } from '@playwright/test';

/** Started by scripts/e2e.mjs, which runs the product and names it in BASE_URL. */
export default defineConfig({
  testDir: 'e2e',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  workers: 2,
  // A test that passes at the second try is a bug of the test: `npm test` counts it apart, by its name in the report.
  retries: 1,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  outputDir: 'test-results/e2e',
  use: {
    actionTimeout: 10_000,
    baseURL: process.env.BASE_URL,
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
    timezoneId: 'UTC',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'product', testIgnore: ['visual.spec.ts', 'faults/**', 'clock/**'] },
    // Each of these starts a product of its own: they move its clock or break it.
    { name: 'clock', testMatch: 'clock/*.spec.ts' },
    // Each of them needs the machine for itself: what is killed in time must have done something before.
    { name: 'faults', testMatch: 'faults/*.spec.ts', workers: 1 },
    // Nothing but the visual test needs the gallery, so only that has it built.
    { name: 'gallery', testMatch: 'gallery.setup.ts' },
    // Its pictures say more than a trace of hundreds of steps.
    { name: 'visual', testMatch: 'visual.spec.ts', dependencies: ['gallery'], use: { trace: 'off' } },
  ],
});
