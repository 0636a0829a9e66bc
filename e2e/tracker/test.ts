import { test as base, expect } from '@playwright/test';
import { type ScriptedServer, startScriptedServer } from './scripted-server.ts';

interface Fixtures {
  server: ScriptedServer;
  /** The page's console warnings. */
  warnings: string[];
  /** Exceptions in the page; the test fails if there are any. */
  pageFaults: string[];
}

/** A test of the tracker against a scripted server of its own. It needs no product. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
  server: async ({}, use) => {
    const server = await startScriptedServer();
    await use(server);
    await server.stop();
  },
  warnings: async ({ page }, use) => {
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await use(warnings);
  },
  pageFaults: [
    async ({ context }, use) => {
      const faults: string[] = [];
      context.on('weberror', (error) => faults.push(error.error().message));
      await use(faults);
      expect(faults, 'errors in the page').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
