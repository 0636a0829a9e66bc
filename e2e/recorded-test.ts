import { freePorts } from '../scripts/product.mjs';
import { type Recorder, startRecorder } from './recorder.ts';
import { test as base, expect } from './test.ts';

export interface World {
  site: string;
  recorder: Recorder;
}

interface Watch {
  recorder: Recorder;
  emulatorPort: number;
}

/** A test with everything that can send switched on; all requests pass the recorder. */
export const test = base.extend<object, { watch: Watch; world: World }>({
  watch: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const emulatorPort = await freePorts(1);
      const recorder = await startRecorder(`http://127.0.0.1:${emulatorPort}`);
      await use({ recorder, emulatorPort });
      await recorder.stop();
    },
    { scope: 'worker' },
  ],
  settings: [
    async ({ watch: { recorder, emulatorPort } }, use) =>
      use({
        PADDLE_EMULATOR_PORT: String(emulatorPort),
        PADDLE_EMULATOR_URL: recorder.url,
        PIXEL_ID: '1234567890',
        PIXEL_ACCESS_TOKEN: 'token-of-the-advertiser',
        PIXEL_API_URL: recorder.url,
        ANALYTICS_ZONE: 'us',
        ANALYTICS_KEY: 'key-of-the-analytics',
      }),
    { scope: 'worker' },
  ],
  world: [
    async ({ product, watch: { recorder } }, use) => {
      // Read by shared steps, which pay at the recorder.
      process.env.EMULATOR_URL = recorder.url;
      await use({ site: product.url, recorder });
    },
    { scope: 'worker' },
  ],
  // For the beacons of closed pages, to which the context's `ignoreHTTPSErrors` does not apply.
  launchOptions: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use, { project }) => {
      const { launchOptions } = project.use;
      await use({ ...launchOptions, args: [...(launchOptions?.args ?? []), '--ignore-certificate-errors'] });
    },
    { scope: 'worker' },
  ],
  // Without `<-loopback>`, requests to this machine would bypass the proxy.
  proxy: async ({ world }, use) => use({ server: world.recorder.url, bypass: '<-loopback>' }),
  ignoreHTTPSErrors: true,
  cookieChoice: null,
});

export { expect };
