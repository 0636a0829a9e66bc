import { test as base, expect } from '../test.ts';
import { type Deployment, startDeployment } from './deployment.ts';

/** Tests with a product of their own for each worker, whose parts may fail and whose clock may move. */
export const test = base.extend<object, { deployment: Deployment }>({
  deployment: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const deployment = await startDeployment(1);
      // Read by shared steps.
      Object.assign(process.env, {
        BASE_URL: deployment.servers[0]!.url,
        DATA_DIR: deployment.dataDir,
        EMULATOR_URL: deployment.emulatorUrl,
      });
      await use(deployment);
      await deployment.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ deployment }, use) => use(deployment.servers[0]!.url),
});

export { expect };
