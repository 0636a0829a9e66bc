import { expect } from '@playwright/test';
import { startPlant } from '../faults/plant';
import { test as base } from '../test';

interface Clock {
  /** Moves the product's and Paddle's time forward, and waits until both have it. */
  advanceDays: (days: number) => Promise<void>;
}

/** Tests whose clock moves: each worker has a product of its own, so that nobody else's trial ends. */
export const test = base.extend<{ clock: Clock }, { address: string }>({
  address: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const plant = await startPlant(1);
      const address = plant.servers[0]!.url;
      // What the shared steps go by.
      Object.assign(process.env, { BASE_URL: address, DATA_DIR: plant.dataDir, EMULATOR_URL: plant.emulatorUrl });
      await use(address);
      await plant.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ address }, use) => use(address),
  clock: async ({ request }, use) => {
    const emulator = process.env.EMULATOR_URL!;
    await use({
      async advanceDays(days) {
        await expect(
          await request.post(`${emulator}/emulator/clock`, { data: { advance_seconds: days * 86_400 } }),
        ).toBeOK();
        await request.post(`${emulator}/emulator/outbox/retry`);
      },
    });
  },
});

export { expect };
