import type { Page } from '@playwright/test';
import type { Reply, ScriptedServer } from './scripted-server.ts';

declare global {
  interface Window {
    calls: { uploads: CallCounts; config: CallCounts; configUrls: string[] };
  }
}

interface CallCounts {
  started: number;
  answered: number;
}

/** The answer to requests for the remote configuration. */
export interface ConfigStandIn {
  reply: Reply;
}

/** Runs in the page before everything else. Reads bodies at once, so that an answer is complete when it is counted. */
export function countCalls() {
  // The official SDK waits a random time before it requests its configuration again.
  Math.random = () => 0;
  const fetchNow = window.fetch.bind(window);
  window.calls = { uploads: { started: 0, answered: 0 }, config: { started: 0, answered: 0 }, configUrls: [] };
  window.fetch = async (input, init) => {
    const isConfig = String(input).includes('/config/');
    const counts = isConfig ? window.calls.config : window.calls.uploads;
    counts.started += 1;
    if (isConfig) window.calls.configUrls.push(String(input));
    try {
      const response = await fetchNow(input, init);
      const text = await response.text();
      counts.answered += 1;
      return Object.assign(response, { text: async () => text, json: async () => JSON.parse(text) });
    } catch (error) {
      // An aborted upload stays open, because the server still counts it as hanging.
      if (isConfig || !init?.signal?.aborted) counts.answered += 1;
      throw error;
    }
  };
  const sendNow = navigator.sendBeacon.bind(navigator);
  navigator.sendBeacon = (url, body) => {
    const isSent = sendNow(url, body);
    // In sessionStorage, because the page that counts is closed when its last beacon arrives.
    if (isSent) sessionStorage.setItem('beacons', String(Number(sessionStorage.getItem('beacons')) + 1));
    return isSent;
  };
}

/** Answers the requests for the remote configuration, which the two trackers make at different URLs. */
export async function standInForConfig(page: Page): Promise<ConfigStandIn> {
  const standIn: ConfigStandIn = { reply: { status: 200 } };
  await page.route('**/config/**', async (route) => {
    const { reply } = standIn;
    if (reply === 'hang') return;
    if (typeof reply === 'string') await route.abort();
    else await route.fulfill({ status: reply.status, json: reply.body ?? {} });
  });
  return standIn;
}

/** Waits until every call that can be answered is answered, and every beacon has arrived. */
export async function untilAnswered(page: Page, server: ScriptedServer, config: ConfigStandIn): Promise<void> {
  for (;;) {
    const { uploads, config: configCalls } = await page.evaluate(() => window.calls);
    const sentBeacons = await page.evaluate(() => Number(sessionStorage.getItem('beacons')));
    const hanging = server.uploads.filter((upload) => upload.answeredWith === 'hang').length;
    const beacons = server.uploads.filter((upload) => upload.viaBeacon).length;
    const hasConfig = config.reply === 'hang' || configCalls.started === configCalls.answered;
    if (hasConfig && uploads.started - uploads.answered === hanging && beacons >= sentBeacons) return;
  }
}
