import { emulatorUrl } from '../account.ts';
import { test as base, expect } from '../test.ts';

interface Clock {
  /** Moves Paddle's time forward; the product follows within a second. */
  advanceDays: (days: number) => Promise<void>;
}

/** Tests that move the clock; in a project of their own, so that no trial of another test ends. */
export const test = base.extend<{ clock: Clock }>({
  clock: async ({ product: _, request }, use) => {
    await use({
      async advanceDays(days) {
        const seconds = { advance_seconds: days * 86_400 };
        await expect(await request.post(`${emulatorUrl()}/emulator/clock`, { data: seconds })).toBeOK();
      },
    });
  },
});

export { expect };
