import type { BrowserContext, Page } from '@playwright/test';
import { setOnline } from '../network.ts';
import { type ConfigStandIn, countCalls, standInForConfig, untilAnswered } from './oracle-calls.ts';
import type { Aspect } from './oracle-compare.ts';
import type { Contestant, Purchase } from './oracle-contestants.ts';
import { attemptOf, namesWaitingIn, type Observation, withoutRepeatsOfTheBrowser } from './oracle-observation.ts';
import { type ReceivedUpload, type Reply, type ScriptedServer, startScriptedServer } from './scripted-server.ts';

/** Time passes in steps, and stops while an answer is awaited. */
const stepMs = 1000;

/** What a scenario can do with a tracker, its browser and its server. */
export interface Stage {
  track(...names: string[]): Promise<void>;
  revenue(purchase: Purchase): Promise<void>;
  /** Timers run in order; every call is answered before the next step. */
  pass(ms: number): Promise<void>;
  /** The machine was asleep: each timer that is due runs once. */
  sleep(ms: number): Promise<void>;
  /** How uploads are answered from now on; `attempt` counts them from 1. */
  answer(script: (upload: ReceivedUpload, attempt: number) => Reply): void;
  goOffline(): Promise<void>;
  goOnline(): Promise<void>;
  /** Another tab covers this page, which goes on. */
  hide(): Promise<void>;
  /** The visitor goes to a page without a tracker. */
  leave(): Promise<void>;
  /** The visitor comes back to a page with one. */
  visit(choice?: 'opted out' | 'asks for config'): Promise<void>;
  /** How requests for the remote configuration are answered from now on. */
  answerConfig(reply: Reply): void;
  optOut(): Promise<void>;
}

/** A scenario for both trackers, and the aspects that are compared. */
export interface Scenario {
  name: string;
  aspects: readonly Aspect[];
  play: (stage: Stage) => Promise<void>;
}

/** Plays a scenario with one tracker in a browser context of its own, and answers what was observed. */
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

/** Near the present, because the browser's own clock decides when a cookie expires. */
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

  /** The official SDK delays everything by a timer of 0 ms. */
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
      await contestant.revenue(page, purchase).catch(noteRefusal);
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

/** A purchase that a tracker refuses is not sent, which is all that can be observed. */
function noteRefusal(error: unknown) {
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
