import { test as base, expect } from '../test.ts';
import { type Plant, startPlant } from './plant.ts';

/** Tests with a product of their own for each worker, whose parts may fail and whose clock may move. */
export const test = base.extend<object, { plant: Plant }>({
  plant: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const plant = await startPlant(1);
      // Read by shared steps.
      Object.assign(process.env, {
        BASE_URL: plant.servers[0]!.url,
        DATA_DIR: plant.dataDir,
        EMULATOR_URL: plant.emulatorUrl,
      });
      await use(plant);
      await plant.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ plant }, use) => use(plant.servers[0]!.url),
});

export { expect };
