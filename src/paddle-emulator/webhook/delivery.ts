import type { Engine } from '../engine';
import type { DeliveryAttempt, Notification } from '../state';
import type { NotificationSetting } from './notification-setting';
import { dueNotifications, nextAttemptAt, noteAttempt, payloadOf } from './outbox';
import { signatureOf } from './signature';

export interface DeliveryParts {
  engine: () => Engine;
  retryDelaysMs: readonly number[];
  attemptTimeoutMs: number;
}

export interface Delivery {
  /** Looks for due notifications and sends them; safe to call at any time. */
  wake(): void;
  /** Resolves when nothing is under way or due at once; retries that lie ahead are not waited for. */
  settled(): Promise<void>;
  /** Breaks off what is under way; it counts as never tried. */
  stop(): Promise<void>;
}

const atOnce = 8;
const longestTimerMs = 3_600_000;

/** Carries the outbox to the application: each notification has one attempt under way at most. */
export function createDelivery({ engine, retryDelaysMs, attemptTimeoutMs }: DeliveryParts): Delivery {
  const underWay = new Map<string, Promise<void>>();
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;

  function wake() {
    if (stopping.signal.aborted) return;
    const state = engine().peek();
    for (const one of dueNotifications(state, engine().wallMs())) {
      if (underWay.size >= atOnce) return;
      if (underWay.has(one.id)) continue;
      const sent = send(one, state.notificationSettings[one.settingId]!)
        .catch(tellOperator)
        .finally(() => {
          underWay.delete(one.id);
          wake();
        });
      underWay.set(one.id, sent);
    }
    wakeLater();
  }

  function wakeLater() {
    clearTimeout(timer);
    const at = nextAttemptAt(engine().peek());
    if (at === null || underWay.size > 0) return;
    timer = setTimeout(wake, Math.min(Math.max(at - engine().wallMs(), 1), longestTimerMs));
    timer.unref();
  }

  async function send(notification: Notification, to: NotificationSetting) {
    const body = JSON.stringify(payloadOf(engine().peek(), notification));
    const attempt = await post(to, body);
    if (stopping.signal.aborted) return;
    await engine().run(noteAttempt(notification.id, attempt, retryDelaysMs));
  }

  async function post(to: NotificationSetting, body: string): Promise<DeliveryAttempt> {
    const at = engine().wallMs();
    const signature = signatureOf(body, to.endpoint_secret_key, at);
    const headers = { 'content-type': 'application/json', 'paddle-signature': signature };
    try {
      const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(attemptTimeoutMs)]);
      const response = await fetch(to.destination, { method: 'POST', body, headers, redirect: 'manual', signal });
      const contentType = response.headers.get('content-type');
      return { at, responseCode: response.status, response: await beginningOf(response), contentType };
    } catch (error) {
      return { at, responseCode: 0, response: reasonOf(error), contentType: null };
    }
  }

  return {
    wake,
    async settled() {
      while (underWay.size > 0) await Promise.allSettled(underWay.values());
    },
    async stop() {
      clearTimeout(timer);
      stopping.abort();
      await Promise.allSettled(underWay.values());
    },
  };
}

/** The first part of an answer, so that an endless one cannot hold us up. */
async function beginningOf(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  const first = await reader?.read();
  await reader?.cancel();
  return first?.value === undefined ? '' : new TextDecoder().decode(first.value);
}

/** An attempt that cannot be noted (a full disk) is still noted in memory: sending goes on. */
function tellOperator(error: unknown) {
  process.stderr.write(`Paddle emulator: a delivery could not be saved: ${reasonOf(error)}\n`);
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
