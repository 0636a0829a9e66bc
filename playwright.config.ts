import { defineConfig } from '@playwright/test';

/** Set by `npm run test:long`: then the tests marked @long run too. */
const isLong = process.env.TEST_LONG === '1';

const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // One process for the pages of a site, and none for each frame of the card form.
  '--disable-site-isolation-trials',
  '--process-per-site',
  // A browser without a window calls itself one, and reports leave out what is no person's. Not a setting of the page,
  // which what is sent while a page is left does not know.
  '--user-agent=Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
];

/** A picture is taken of what is wholly drawn, never of a part from an older drawing, scaled. */
const stillBrowserArguments = [
  ...browserArguments,
  '--run-all-compositor-stages-before-draw',
  '--disable-checker-imaging',
  '--disable-partial-raster',
  '--disable-threaded-animation',
  '--disable-threaded-scrolling',
];

/** Started by scripts/e2e.mjs, which names the browser in CHROMIUM_PATH. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  // These end what hangs and measure nothing: a machine that others keep busy may need ten times as long as usual.
  timeout: 240_000,
  expect: { timeout: 45_000 },
  fullyParallel: true,
  // Measured on two cores: a third worker fills the time in which the others wait for a page.
  workers: Number(process.env.TEST_WORKERS || 3),
  // A test that passes at a second try only is a bug of the test.
  retries: 0,
  grepInvert: isLong ? [] : [/@long/],
  reporter: [['list'], ['json', { outputFile: process.env.E2E_REPORT || 'test-results/e2e.json' }]],
  outputDir: 'test-results/e2e',
  // A picture is accepted on purpose only, with --update-snapshots.
  updateSnapshots: 'none',
  snapshotPathTemplate: '{testDir}/accepted/{arg}{ext}',
  use: {
    actionTimeout: 45_000,
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
    timezoneId: 'UTC',
    // Motion costs a tenth of the time; the tests that are about it ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // Costs a third of the time; `npm run e2e -- --last-failed --trace on` where a failure is looked into.
    trace: 'off',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: browserArguments },
  },
  projects: [
    // First, because it is one long test: whatever stands last would run alone.
    {
      name: 'visual',
      testMatch: 'visual.spec.ts',
      use: { launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: stillBrowserArguments } },
    },
    // Each of these starts a product of its own and moves its clock or breaks it.
    { name: 'faults', testMatch: 'faults/*.spec.ts', workers: 1 },
    // One worker: each would start a product of its own for a few tests.
    { name: 'clock', testMatch: 'clock/*.spec.ts', workers: 1 },
    // One worker for the same reason: their products have settings of their own.
    { name: 'settings', testMatch: 'settings/*.spec.ts', workers: 1 },
    // One worker, because these need no product.
    { name: 'tracker', testMatch: 'tracker/*.spec.ts', workers: 1 },
    { name: 'product', testIgnore: ['visual.spec.ts', 'faults/**', 'clock/**', 'settings/**', 'tracker/**'] },
  ],
});
