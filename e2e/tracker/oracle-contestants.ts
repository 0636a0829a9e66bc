import type { Page } from '@playwright/test';
import { revenueProperties } from '#tracker/revenue.ts';
import type { ScriptedServer } from './scripted-server.ts';
import { apiKey } from './tracker-page.ts';

declare global {
  interface Window {
    amplitude: typeof import('@amplitude/analytics-browser');
  }
}

/** A purchase, with the fields that both trackers have. */
export interface Purchase {
  productId: string;
  price: number;
  quantity: number;
  currency: string;
  revenueType: string;
}

/** The settings with which a page starts a tracker. */
export interface Choices {
  isOptedOut: boolean;
  /** Whether the tracker requests the remote configuration. */
  asksForConfig: boolean;
}

/** One of the two trackers, behind functions that are the same for both. */
export interface Contestant {
  start(page: Page, server: ScriptedServer, choices: Choices): Promise<void>;
  /** Tracks events as the product does: after their user properties and with the cohort (§ 4). */
  track(page: Page, names: readonly string[]): Promise<void>;
  revenue(page: Page, purchase: Purchase): Promise<void>;
  optOut(page: Page): Promise<void>;
}

const ours: Contestant = {
  async start(page, server, { isOptedOut, asksForConfig }) {
    await page.addScriptTag({ url: `${server.origin}/tracker.js` });
    await page.evaluate(
      ({ apiKey, isAllowed, asksForConfig }) => {
        window.isMeasuringAllowed = isAllowed;
        window.tracker = window.startTracker({
          apiKey,
          endpoint: '/2/httpapi',
          isAllowed: () => window.isMeasuringAllowed,
          commonProperties: () => ({ cohort: 'A' }),
          ...(asksForConfig && { capture: () => {} }),
        });
      },
      { apiKey, isAllowed: !isOptedOut, asksForConfig },
    );
  },
  async track(page, names) {
    await page.evaluate((names) => {
      for (const name of names) {
        const userProperties = { signed_in: false, subs_active: false };
        window.tracker.track({ name, properties: { cohort: 'A' }, userProperties, at: Date.now() });
      }
    }, names);
  },
  async revenue(page, purchase) {
    await page.evaluate(
      (properties) => {
        const userProperties = { signed_in: false, subs_active: false };
        window.tracker.track({ name: 'revenue_amount', properties, userProperties, at: Date.now() });
      },
      { cohort: 'A', ...revenueProperties(purchase) },
    );
  },
  async optOut(page) {
    await page.evaluate(() => window.tracker.optOut());
  },
};

/** The official SDK, version 2.47.1, with all automatic events switched off except sessions. */
const official: Contestant = {
  async start(page, server, { isOptedOut, asksForConfig }) {
    await page.addScriptTag({ url: `${server.origin}/official.js` });
    await page.evaluate(
      async ({ apiKey, origin, optOut, asksForConfig }) => {
        const off = false;
        const autocapture = {
          sessions: true,
          attribution: off,
          pageViews: off,
          formInteractions: off,
          fileDownloads: off,
          elementInteractions: off,
          frustrationInteractions: off,
          networkTracking: off,
          webVitals: off,
          pageUrlEnrichment: off,
        };
        const started = window.amplitude.init(apiKey, undefined, {
          serverUrl: `${origin}/2/httpapi`,
          flushIntervalMillis: 10_000,
          flushQueueSize: 30,
          autocapture,
          remoteConfig: { fetchRemoteConfig: asksForConfig, serverUrl: `${origin}/config` },
          enableDiagnostics: false,
          // Omitted when not opted out, so that the choice in the cookie of an earlier visit counts.
          ...(optOut && { optOut }),
        });
        // When it requests the configuration it starts only afterwards, and the clock is stopped here.
        if (!asksForConfig) await started.promise;
      },
      { apiKey, origin: server.origin, optOut: isOptedOut, asksForConfig },
    );
  },
  async track(page, names) {
    await page.evaluate((names) => {
      for (const name of names) {
        const person = new window.amplitude.Identify().set('signed_in', false).set('subs_active', false);
        window.amplitude.identify(person);
        window.amplitude.track(name, { cohort: 'A' });
      }
    }, names);
  },
  async revenue(page, purchase) {
    await page.evaluate((purchase) => {
      const revenue = new window.amplitude.Revenue()
        .setProductId(purchase.productId)
        .setPrice(purchase.price)
        .setQuantity(purchase.quantity)
        .setCurrency(purchase.currency)
        .setRevenueType(purchase.revenueType)
        .setEventProperties({ cohort: 'A' });
      window.amplitude.revenue(revenue);
    }, purchase);
  },
  async optOut(page) {
    await page.evaluate(() => window.amplitude.setOptOut(true));
  },
};

export const contestants = { official, ours };
