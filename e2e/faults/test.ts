import { test as base, expect } from '../test.ts';
import { type Plant, startPlant } from './plant.ts';

/** Tests with a product of their own, whose parts may fail or whose clock may move: one for each worker. */
export const test = base.extend<object, { plant: Plant }>({
  plant: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const plant = await startPlant(1);
      // Shared steps read this.
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
