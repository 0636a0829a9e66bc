import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { buildApp } from './app';
import { createEngine, type Engine } from './engine';
import { emptyState, type State } from './state';
import { fileStore, memoryStore } from './state-store';
import { nextDue } from './subscription/timeline';
import { createDelivery } from './webhook/delivery';
import { withStartSetting } from './webhook/notification-setting';
import { defaultRetryDelaysMs } from './webhook/outbox';

export interface EmulatorOptions {
  /** 0 takes any free port. */
  port: number;
  /** State is kept in `<dataDir>/paddle-emulator`; null keeps it in memory. */
  dataDir: string | null;
  /** Where notifications go: the first notification setting; null makes none. */
  webhookUrl: string | null;
  webhookSecret: string;
  /** The wall's time, epoch ms. */
  clock?: () => number;
  /** Numbers in [0, 1), for ids and for which messages a fault hits. */
  random?: () => number;
  /** The pause after each failed delivery; when they are used up the notification has failed. */
  retryDelaysMs?: readonly number[];
  /** How long the application may take to answer a message. */
  attemptTimeoutMs?: number;
}

export interface Emulator {
  /** `http://127.0.0.1:<port>`, without a slash at the end. */
  url: string;
  port: number;
  /** Resolves when no notification is on its way; retries that lie ahead are not waited for. */
  webhooksSettled(): Promise<void>;
  /** Forgets everything, as at the first start. */
  reset(): Promise<void>;
  stop(): Promise<void>;
}

const host = '127.0.0.1';
const defaultAttemptTimeoutMs = 5_000;
const longestTimerMs = 3_600_000;

/** Starts the Paddle stand-in on this machine's loopback. Rejects when the port is taken or the state unreadable. */
export async function startEmulator(options: EmulatorOptions): Promise<Emulator> {
  const { dataDir, webhookUrl, webhookSecret, retryDelaysMs = defaultRetryDelaysMs } = options;
  const { attemptTimeoutMs = defaultAttemptTimeoutMs } = options;
  const store = dataDir === null ? memoryStore() : fileStore(path.join(dataDir, 'paddle-emulator'));
  const delivery = createDelivery({ engine: () => engine, retryDelaysMs, attemptTimeoutMs });
  const timer = createDueTimer(() => engine);
  const withSetting = (state: State) => withStartSetting(state, webhookUrl, webhookSecret);
  const engine = createEngine(withSetting(await store.load()), {
    store,
    wallClock: options.clock ?? Date.now,
    random: options.random ?? Math.random,
    onSaved: () => {
      delivery.wake();
      timer.set();
    },
  });
  const app = buildApp(engine);
  await app.listen({ host, port: options.port });
  const { port } = app.server.address() as AddressInfo;
  await engine.read();
  delivery.wake();
  timer.set();
  return {
    url: `http://${host}:${port}`,
    port,
    webhooksSettled: delivery.settled,
    async reset() {
      await engine.run(() => ({ state: withSetting(emptyState()), answer: null }));
    },
    async stop() {
      timer.clear();
      await app.close();
      await delivery.stop();
      await store.save(engine.peek());
    },
  };
}

/** Lets renewals and ends happen when their time comes by itself, not only when somebody asks. */
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
