import { randomUUID } from 'node:crypto';
import { test as base, expect } from '@playwright/test';
import { allCohorts, type Cohort } from '#contract/cohort.ts';
import { type Product, startProduct } from '../scripts/product.mjs';

/** The password of the operator's console. */
export const consolePassword = 'seven kites over the bay';

interface Fixtures {
  /** The earlier answer to the cookie banner; null when it was not answered. */
  cookieChoice: 'accepted' | 'rejected' | null;
  /** The cohort that a first visit draws; null draws at random. */
  drawnCohort: Cohort | null;
  /** An email address that was never used before. */
  email: string;
  /** Errors in the page that nothing on screen shows; the test fails if there are any. */
  pageFaults: string[];
}

interface WorkerFixtures {
  /** Further settings of the worker's product, as environment variables. */
  settings: Record<string, string>;
  /** The product, started once for each worker. */
  product: Product;
}

/** A random number that draws this cohort when all weights are equal. */
const drawOf = (cohort: Cohort) => (allCohorts.indexOf(cohort) + 0.5) / allCohorts.length;

/** A test in a new browser, with its own visitor and email address; errors that nothing on screen shows fail it. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  settings: [{}, { option: true, scope: 'worker' }],
  product: [
    async ({ settings }, use) => {
      const product = await startProduct({
        CONSOLE_PASSWORD: consolePassword,
        PASSWORD_HASHING: 'quick',
        // Tests buy faster than people from one IP address.
        PADDLE_CALLS_PER_MINUTE: '100000',
        ...settings,
      });
      // Read by shared steps.
      Object.assign(process.env, { BASE_URL: product.url, DATA_DIR: product.dataDir });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  cookieChoice: ['accepted', { option: true }],
  drawnCohort: ['A', { option: true }],
  email: async ({ browserName: _ }, use) => use(`${randomUUID().slice(0, 13)}@example.com`),
  context: async ({ context, cookieChoice, drawnCohort, baseURL }, use) => {
    if (drawnCohort !== null) {
      await context.addInitScript((number) => {
        Math.random = () => number;
      }, drawOf(drawnCohort));
    }
    if (cookieChoice !== null) {
      await context.addCookies([{ name: 'warning', value: String(cookieChoice === 'accepted'), url: baseURL }]);
    }
    await use(context);
  },
  pageFaults: [
    async ({ page }, use) => {
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('console', (message) => {
        // The page itself shows a refused call; the browser's own message adds nothing.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
          faults.push(message.text());
        }
      });
      await use(faults);
      expect(faults, 'errors in the page').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
