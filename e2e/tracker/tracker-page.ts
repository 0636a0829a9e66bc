import type { Page } from '@playwright/test';
import type { startTracker } from '#tracker/start-tracker.ts';
import type { Tracker } from '#tracker/tracker.ts';
import type { ScriptedServer } from './scripted-server.ts';

/** The names of the cookie and the storage keys contain its first ten characters. */
export const apiKey = 'scripted-key-of-the-site';

declare global {
  interface Window {
    startTracker: typeof startTracker;
    tracker: Tracker;
    isMeasuringAllowed: boolean;
  }
}

interface Settings {
  /** A path on the scripted server; default: `/`. */
  path?: string;
  /** The URL of uploads. */
  endpoint?: string;
}

/** Opens a page on the scripted server and starts our tracker there, as `window.tracker`. */
export async function openTracker(page: Page, server: ScriptedServer, settings: Settings = {}): Promise<void> {
  await page.goto(new URL(settings.path ?? '/', server.url).href);
  await startOn(page, server, settings);
}

/** Starts our tracker in an open page. */
export async function startOn(page: Page, server: ScriptedServer, { endpoint = '/2/httpapi' }: Settings = {}) {
  await page.addScriptTag({ url: `${server.origin}/tracker.js` });
  await page.evaluate(
    ({ apiKey, endpoint }) => {
      window.isMeasuringAllowed = true;
      window.tracker = window.startTracker({
        apiKey,
        endpoint,
        isAllowed: () => window.isMeasuringAllowed,
        commonProperties: () => ({ cohort: 'A' }),
      });
    },
    { apiKey, endpoint },
  );
}

/** Tracks an event now, by the page's clock. */
export async function track(page: Page, name: string, properties: Record<string, unknown> = {}): Promise<void> {
  await page.evaluate(
    ({ name, properties }) =>
      window.tracker.track({
        name,
        properties,
        userProperties: { signed_in: false, subs_active: false },
        at: Date.now(),
      }),
    { name, properties },
  );
}
