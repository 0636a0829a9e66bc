import type { BrowserContext, Page } from '@playwright/test';
import type { Aspect } from './oracle-compare';
import type { Contestant, Purchase } from './oracle-contestants';
import {
  isRepeatOfTheBrowser,
  namesWaitingIn,
  type Observation,
  withoutRepeatsOfTheBrowser,
} from './oracle-observation';
import { type ReceivedUpload, type Reply, type ScriptedServer, startScriptedServer } from './scripted-server';

declare global {
  interface Window {
    calls: { uploads: CallCounts; config: CallCounts; configUrls: string[] };
  }
}

interface CallCounts {
  started: number;
  answered: number;
}

/** Time passes in steps, and stands still while an answer is on its way. */
const stepMs = 1000;

/** What a scenario can do with a tracker and the world around it. */
export interface Stage {
  track(...names: string[]): Promise<void>;
  revenue(purchase: Purchase): Promise<void>;
  /** Timers run in their turn; every call is answered before the next step. */
  pass(ms: number): Promise<void>;
  /** The machine slept: each timer that is due runs once. */
  sleep(ms: number): Promise<void>;
  /** How uploads are answered from now on; `attempt` counts them from 1. */
  answer(script: (upload: ReceivedUpload, attempt: number) => Reply): void;
  goOffline(): Promise<void>;
  goOnline(): Promise<void>;
  /** Another tab comes before this page, which lives on. */
  hide(): Promise<void>;
  /** The visitor goes to a page without a tracker. */
  leave(): Promise<void>;
  /** The visitor comes back to a page with one. */
  visit(choice?: 'opted out' | 'asks for config'): Promise<void>;
  /** How the question for the remote configuration is answered from now on. */
  answerConfig(reply: Reply): void;
  optOut(): Promise<void>;
}

/** What both trackers go through, and which side of it is compared. */
export interface Scenario {
  name: string;
  aspects: readonly Aspect[];
  play: (stage: Stage) => Promise<void>;
}

/** Plays a scenario with one tracker, in a browser context of its own, and tells what could be seen. */
export async function play(
  context: BrowserContext,
  contestant: Contestant,
  scenario: (stage: Stage) => Promise<void>,
): Promise<Observation> {
  const server = await startScriptedServer();
  const page = await context.newPage();
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  try {
    const startedAt = await stopTheClock(page);
    await page.addInitScript(countCalls);
    const config = await standInForConfig(page);
    const { stage, tracked } = setStage(page, server, config, contestant);
    await scenario(stage);
    return await observe(page, server, { startedAt, tracked, messages });
  } finally {
    await page.close();
    await server.stop();
  }
}

/** Near the present, because the browser tells from its own clock when a cookie ends. */
async function stopTheClock(page: Page): Promise<number> {
  const startedAt = Math.ceil(Date.now() / 1000) * 1000 + 1000;
  await page.clock.install({ time: startedAt - 1000 });
  await page.clock.pauseAt(startedAt);
  return startedAt;
}

/** Runs in the page before all else. Bodies are read at once, so that an answer is whole when it is counted. */
function countCalls() {
  // The official SDK draws how long it waits before it asks for its configuration again.
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
      // An upload that was given up still hangs on the server.
      if (isConfig || !init?.signal?.aborted) counts.answered += 1;
      throw error;
    }
  };
}

/** Answers the question for the remote configuration; the two ask at different addresses. */
async function standInForConfig(page: Page): Promise<{ reply: Reply }> {
  const standIn: { reply: Reply } = { reply: { status: 200 } };
  await page.route('**/config/**', async (route) => {
    const { reply } = standIn;
    if (reply === 'hang') return;
    if (typeof reply === 'string') await route.abort();
    else await route.fulfill({ status: reply.status, json: reply.body ?? {} });
  });
  return standIn;
}

function setStage(page: Page, server: ScriptedServer, config: { reply: Reply }, contestant: Contestant) {
  const tracked: string[] = [];

  async function settle() {
    for (;;) {
      const hanging = server.uploads.filter((upload) => upload.answeredWith === 'hang').length;
      const calls = await page.evaluate(() => window.calls);
      const hasConfig = config.reply === 'hang' || calls.config.started === calls.config.answered;
      if (hasConfig && calls.uploads.started - calls.uploads.answered === hanging) return;
    }
  }

  function noteRefusal(error: unknown) {
    if (!(error instanceof RangeError)) throw error;
  }

  /** The official SDK puts all off by a timer of 0 ms. */
  async function beginWork() {
    await page.clock.runFor(0);
    await settle();
  }

  async function setOnline(isOnline: boolean) {
    await page.context().setOffline(!isOnline);
    while ((await page.evaluate(() => navigator.onLine)) !== isOnline);
    await settle();
  }

  const stage: Stage = {
    async track(...names) {
      tracked.push(...names);
      await contestant.track(page, names);
      await beginWork();
    },
    async revenue(purchase) {
      tracked.push('revenue_amount');
      await contestant.revenue(page, purchase).catch(noteRefusal);
      await beginWork();
    },
    async pass(ms) {
      for (let left = ms; left > 0; left -= stepMs) {
        await page.clock.runFor(Math.min(left, stepMs));
        await settle();
      }
    },
    async sleep(ms) {
      await page.clock.fastForward(ms);
      await settle();
    },
    answer(script) {
      server.answer((upload) => {
        const last = server.uploads.at(-1);
        const isRepeat = last !== undefined && isRepeatOfTheBrowser(last, upload);
        return script(upload, withoutRepeatsOfTheBrowser(server.uploads).length + (isRepeat ? 0 : 1));
      });
    },
    answerConfig(reply) {
      config.reply = reply;
    },
    goOffline: () => setOnline(false),
    goOnline: () => setOnline(true),
    async hide() {
      await page.evaluate(() => {
        Object.defineProperty(document, 'hidden', { value: true, configurable: true });
        Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      });
      await settle();
    },
    async leave() {
      await page.goto(new URL('/elsewhere', server.url).href);
    },
    async visit(choice) {
      await page.goto(server.url);
      const [isOptedOut, asksForConfig] = [choice === 'opted out', choice === 'asks for config'];
      await contestant.start(page, server, { isOptedOut, asksForConfig });
      await beginWork();
    },
    async optOut() {
      await contestant.optOut(page);
    },
  };
  return { stage, tracked };
}

async function observe(
  page: Page,
  server: ScriptedServer,
  { startedAt, tracked, messages }: { startedAt: number; tracked: string[]; messages: string[] },
): Promise<Observation> {
  const storage = await page.evaluate(() => Object.entries({ ...localStorage }) as [string, string][]);
  return {
    startedAt,
    tracked,
    messages,
    configUrls: await page.evaluate(() => window.calls.configUrls),
    uploads: withoutRepeatsOfTheBrowser(server.uploads),
    stored: server.stored(),
    waiting: namesWaitingIn(storage.map(([, text]) => text)),
    storageKeys: storage.map(([key]) => key),
    cookies: await page.context().cookies(),
    readAt: Date.now(),
  };
}
