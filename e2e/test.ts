import { randomUUID } from 'node:crypto';
import { test as base, expect } from '@playwright/test';
import { type Product, startProduct } from '../scripts/product.mjs';
import type { Cohort } from '../src/contract/cohort';

/** Opens the operator's console. */
export const consolePassword = 'seven kites over the bay';

interface Fixtures {
  /** What was chosen in the cookie banner before; null when it has not been answered. */
  cookieChoice: 'accepted' | 'rejected' | null;
  /** The cohort that a first visit draws; null leaves it to chance. */
  drawnCohort: Cohort | null;
  /** An address that nobody has used before. */
  email: string;
  /** What went wrong in the page without anybody seeing it; a test ends red when there is something. */
  pageFaults: string[];
}

interface WorkerFixtures {
  /** Further settings of the worker's product, as environment variables. */
  settings: Record<string, string>;
  /** The product, started once for each worker. */
  product: Product;
}

/** What chance gives each cohort under equal weights. */
const draws: Record<Cohort, number> = { A: 0, B: 0.5, C: 0.9 };

/** A test in a fresh browser: its own visitor, its own address, and no error that goes unseen. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  settings: [{}, { option: true, scope: 'worker' }],
  product: [
    async ({ settings }, use) => {
      const product = await startProduct({
        CONSOLE_PASSWORD: consolePassword,
        PASSWORD_HASHING: 'quick',
        // Tests buy faster than people from one address.
        PADDLE_CALLS_PER_MINUTE: '100000',
        ...settings,
      });
      // What the shared steps go by.
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
      }, draws[drawnCohort]);
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
        // A refused call is told by the page itself; the browser's own line about it says nothing more.
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
