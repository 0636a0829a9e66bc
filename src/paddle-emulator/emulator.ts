import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { withPayoutCycle } from '#paddle-emulator/payout/payout.ts';
import { emulatedNow, longestTimerMs } from '#paddle-emulator/platform/clock.ts';
import { createEngine, type Engine } from '#paddle-emulator/platform/engine.ts';
import type { PayoutCycle } from '#paddle-emulator/platform/rows.ts';
import { emptyState, type State } from '#paddle-emulator/platform/state.ts';
import { fileStore, memoryStore } from '#paddle-emulator/platform/state-store.ts';
import { nextDue, settle } from '#paddle-emulator/subscription/timeline.ts';
import { createDelivery } from '#paddle-emulator/webhook/delivery.ts';
import { withStartSetting } from '#paddle-emulator/webhook/notification-setting.ts';
import { defaultRetryDelaysMs } from '#paddle-emulator/webhook/outbox.ts';
import { buildApp } from './app.ts';

export interface EmulatorOptions {
  /** 0 for any free port. */
  port: number;
  /** State is kept in `<dataDir>/paddle-emulator`; null keeps it in memory. */
  dataDir: string | null;
  /** The destination of the first notification setting; null for none. */
  webhookUrl: string | null;
  webhookSecret: string;
  /** When payouts are made before the tester chooses; default: only when the tester says so. */
  payouts?: PayoutCycle;
  /** Real time, epoch ms. */
  clock?: () => number;
  /** Numbers in [0, 1), for ids and for choosing the notifications that a fault hits. */
  random?: () => number;
  /** The pause after each failed attempt; after the last one the notification has failed. */
  retryDelaysMs?: readonly number[];
  /** Time limit for the application's answer to a notification. */
  attemptTimeoutMs?: number;
}

export interface Emulator {
  /** `http://127.0.0.1:<port>`, without a trailing slash. */
  url: string;
  port: number;
  /** Resolves when no delivery is running; it does not wait for later retries. */
  webhooksSettled(): Promise<void>;
  /** The state as it is now, which nothing changes any more. */
  state(): State;
  /** Replaces the state; without another one by that of the first start. */
  reset(state?: State): Promise<void>;
  stop(): Promise<void>;
}

const host = '127.0.0.1';
const defaultAttemptTimeoutMs = 5_000;

/** Starts the emulator on the loopback address. Rejects when the port is taken or the state cannot be read. */
export async function startEmulator(options: EmulatorOptions): Promise<Emulator> {
  const { dataDir, webhookUrl, webhookSecret, retryDelaysMs = defaultRetryDelaysMs } = options;
  const { attemptTimeoutMs = defaultAttemptTimeoutMs } = options;
  const store = dataDir === null ? memoryStore() : fileStore(path.join(dataDir, 'paddle-emulator'));
  const delivery = createDelivery({ engine: () => engine, retryDelaysMs, attemptTimeoutMs });
  const timer = createDueTimer(() => engine);
  const realClock = options.clock ?? Date.now;
  const withSetting = (state: State) =>
    withPayoutCycle(
      withStartSetting(state, webhookUrl, webhookSecret),
      options.payouts ?? 'off',
      emulatedNow(realClock(), state.clockOffsetMs),
    );
  const engine = createEngine(withSetting(await store.load()), {
    store,
    realClock,
    random: options.random ?? Math.random,
    settle,
    onSaved: () => {
      delivery.sendDue();
      timer.set();
    },
  });
  const app = buildApp(engine);
  await app.listen({ host, port: options.port });
  const { port } = app.server.address() as AddressInfo;
  await engine.read();
  delivery.sendDue();
  timer.set();
  return {
    url: `http://${host}:${port}`,
    port,
    webhooksSettled: delivery.settled,
    state: engine.peek,
    async reset(state = withSetting(emptyState())) {
      await engine.run(() => ({ state, answer: null }));
    },
    async stop() {
      timer.clear();
      await app.close();
      await delivery.stop();
      await store.save(engine.peek());
    },
  };
}

/** Runs what becomes due, such as a renewal, at its time instead of at the next call. */
function createDueTimer(engine: () => Engine) {
  let timer: NodeJS.Timeout | undefined;
  function set() {
    clearTimeout(timer);
    const due = nextDue(engine().peek());
    if (due === null) return;
    const delay = Math.min(Math.max(due.atMs - engine().nowMs(), 0), longestTimerMs);
    timer = setTimeout(() => void catchUp(), delay);
    timer.unref();
  }
  async function catchUp() {
    try {
      await engine().read();
    } catch (error) {
      process.stderr.write(`Paddle emulator: what became due could not be saved: ${String(error)}\n`);
    }
    set();
  }
  return { set, clear: () => clearTimeout(timer) };
}
