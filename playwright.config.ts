import { defineConfig } from '@playwright/test';
import { type EngineOptions, engineNames } from './e2e/engines/engine-names.ts';
import { takesLongTests } from './src/testing/long-tests.ts';

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
  // A headless browser says so in its user agent, and reports leave out bots. Not set for the page, because requests
  // sent while a page is left would not have it.
  '--user-agent=Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
];

/** Draws a page completely before its picture is taken; otherwise parts of an older drawing could be scaled into it. */
const stillBrowserArguments = [
  ...browserArguments,
  '--run-all-compositor-stages-before-draw',
  '--disable-checker-imaging',
  '--disable-partial-raster',
  '--disable-threaded-animation',
  '--disable-threaded-scrolling',
];

/** Letters as wide as the typeface says, as the other engines have them, and not as whole pixels. */
const evenBrowserArguments = [...browserArguments, '--font-render-hinting=none'];

/** Started by scripts/e2e.mjs, which sets CHROMIUM_PATH to the browser. */
export default defineConfig<EngineOptions>({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  // These limits only end what hangs: a busy machine may need ten times as long as usual.
  timeout: 240_000,
  expect: { timeout: 45_000 },
  fullyParallel: true,
  // Measured on two cores: a third worker uses the time in which the others wait for a page.
  workers: Number(process.env.TEST_WORKERS || 3),
  // A test that passes only when retried has a bug.
  retries: 0,
  grepInvert: takesLongTests ? [] : [/@long/],
  reporter: [['list'], ['json', { outputFile: process.env.E2E_REPORT || 'test-results/e2e.json' }]],
  outputDir: 'test-results/e2e',
  // A picture is accepted only on purpose, with --update-snapshots.
  updateSnapshots: 'none',
  snapshotPathTemplate: '{arg}{ext}',
  use: {
    actionTimeout: 45_000,
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
    timezoneId: 'UTC',
    // Motion takes a tenth of the time; tests of motion switch it on.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace takes a third of the time; to examine a failure, run `npm run e2e -- --last-failed --trace on`.
    trace: 'off',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: browserArguments },
  },
  projects: [
    // First, because it is one long test, which would otherwise run alone at the end.
    {
      name: 'visual',
      testMatch: ['visual.spec.ts', 'geometry.spec.ts'],
      testIgnore: 'e2e/engines/**',
      // One worker, because both files use one build of the gallery.
      workers: 1,
      use: { launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: stillBrowserArguments } },
    },
    // Each of these starts a product of its own, and moves its clock or breaks it.
    { name: 'faults', testMatch: 'faults/*.spec.ts', workers: 1 },
    // One worker, because each worker would start a product of its own for a few tests.
    { name: 'clock', testMatch: 'clock/*.spec.ts', workers: 1 },
    // One worker for the same reason; these products have their own settings.
    { name: 'settings', testMatch: 'settings/*.spec.ts', workers: 1 },
    // One worker, because these need no product.
    { name: 'tracker', testMatch: 'tracker/*.spec.ts', workers: 1 },
    {
      name: 'product',
      // With the folder's name, because a clone may be in a folder of such a name.
      testIgnore: [
        'visual.spec.ts',
        'geometry.spec.ts',
        'e2e/faults/**',
        'e2e/clock/**',
        'e2e/settings/**',
        'e2e/tracker/**',
        'e2e/engines/**',
      ],
    },
    // Browsers that are installed for the long run only.
    ...(process.env.TEST_ENGINES === '1'
      ? [
          { name: 'gallery', testMatch: 'engines/gallery.setup.ts' },
          ...engineNames.map((name) => ({
            name,
            testMatch: 'engines/*.spec.ts',
            dependencies: ['gallery'],
            use: {
              engineName: name,
              launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: evenBrowserArguments },
            },
          })),
        ]
      : []),
  ],
});
