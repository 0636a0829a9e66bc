import type { BrowserContext, Page } from '@playwright/test';
import { setOnline } from '../network.ts';
import { type ConfigStandIn, countCalls, standInForConfig, untilAnswered } from './oracle-calls.ts';
import type { Aspect } from './oracle-compare.ts';
import type { Contestant, Purchase } from './oracle-contestants.ts';
import { attemptOf, namesWaitingIn, type Observation, withoutRepeatsOfTheBrowser } from './oracle-observation.ts';
import { type ReceivedUpload, type Reply, type ScriptedServer, startScriptedServer } from './scripted-server.ts';

/** Time passes in steps and stops until all answers have arrived. */
const stepMs = 1000;

/** The actions of a scenario on a tracker, its browser and its server. */
export interface Stage {
  track(...names: string[]): Promise<void>;
  revenue(purchase: Purchase): Promise<void>;
  /** Passes time: timers run in order, and every call is answered before the next step. */
  pass(ms: number): Promise<void>;
  /** Passes time as if the machine slept: each timer that is due runs once. */
  sleep(ms: number): Promise<void>;
  /** Sets the answers to uploads; `attempt` counts them from 1. */
  answer(script: (upload: ReceivedUpload, attempt: number) => Reply): void;
  goOffline(): Promise<void>;
  goOnline(): Promise<void>;
  /** Hides the page behind another tab; it keeps running. */
  hide(): Promise<void>;
  /** Goes to a page without a tracker. */
  leave(): Promise<void>;
  /** Opens a page with a tracker. */
  visit(choice?: 'opted out' | 'asks for config'): Promise<void>;
  /** Sets the answer to requests for the remote configuration. */
  answerConfig(reply: Reply): void;
  optOut(): Promise<void>;
}

/** A scenario for both trackers, and the aspects that are compared. */
export interface Scenario {
  name: string;
  aspects: readonly Aspect[];
  play: (stage: Stage) => Promise<void>;
}

/** Plays a scenario with one tracker in a browser context of its own; returns what was observed. */
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

/** Near the present, because cookies expire by the browser's own clock. */
async function stopTheClock(page: Page): Promise<number> {
  const startedAt = Math.ceil(Date.now() / 1000) * 1000 + 1000;
  // The clock runs until it is stopped, and can only be stopped at a later moment.
  await page.clock.install({ time: startedAt - 60_000 });
  await page.clock.pauseAt(startedAt);
  return startedAt;
}

function setStage(page: Page, server: ScriptedServer, config: ConfigStandIn, contestant: Contestant) {
  const tracked: string[] = [];
  const settle = () => untilAnswered(page, server, config);

  /** The official SDK defers everything by a timer of 0 ms. */
  async function beginWork() {
    await page.clock.runFor(0);
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
      await contestant.revenue(page, purchase).catch(ignoreRefusal);
      await beginWork();
    },
    async pass(ms) {
      for (let left = ms; left > 0; left -= stepMs) {
        await page.clock.runFor(Math.min(left, stepMs));
        await settle();
      }
    },
    sleep: (ms) => page.clock.fastForward(ms).then(settle),
    answer: (script) => server.answer((upload) => script(upload, attemptOf(upload, server.uploads))),
    answerConfig(reply) {
      config.reply = reply;
    },
    goOffline: () => setOnline(page, false).then(settle),
    goOnline: () => setOnline(page, true).then(settle),
    hide: () => hidePage(page).then(settle),
    async leave() {
      await page.goto(new URL('/elsewhere', server.url).href);
      await settle();
    },
    async visit(choice) {
      await page.goto(server.url);
      const [isOptedOut, asksForConfig] = [choice === 'opted out', choice === 'asks for config'];
      await contestant.start(page, server, { isOptedOut, asksForConfig });
      await beginWork();
    },
    optOut: () => contestant.optOut(page),
  };
  return { stage, tracked };
}

/** Ignores that a tracker refuses a purchase, because all that can be observed is that it is not sent. */
function ignoreRefusal(error: unknown) {
  if (!(error instanceof RangeError)) throw error;
}

async function hidePage(page: Page) {
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
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
