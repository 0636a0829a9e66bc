import { createHmac } from 'node:crypto';
import { longestTimerMs } from '#paddle-emulator/platform/clock.ts';
import type { Engine } from '#paddle-emulator/platform/engine.ts';
import type { DeliveryAttempt, Notification, NotificationSetting } from '#paddle-emulator/platform/rows.ts';
import { dueNotifications, nextAttemptAt, payloadOf, recordAttempt } from './outbox.ts';

export interface DeliveryParts {
  engine: () => Engine;
  retryDelaysMs: readonly number[];
  attemptTimeoutMs: number;
}

export interface Delivery {
  /** Looks for due notifications and sends them; safe to call at any time. */
  sendDue(): void;
  /** Resolves when no delivery is running; it does not wait for later retries. */
  settled(): Promise<void>;
  /** Aborts running deliveries; they count as not attempted. */
  stop(): Promise<void>;
}

const maxConcurrent = 8;

/** Delivers the outbox to the application, with at most one attempt of a notification at a time. */
export function createDelivery({ engine, retryDelaysMs, attemptTimeoutMs }: DeliveryParts): Delivery {
  const running = new Map<string, Promise<void>>();
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;

  function sendDue() {
    if (stopping.signal.aborted) return;
    const state = engine().peek();
    for (const one of dueNotifications(state, engine().realMs())) {
      if (running.size >= maxConcurrent) return;
      if (running.has(one.id)) continue;
      const sent = send(one, state.notificationSettings[one.settingId]!)
        .catch(reportFailure)
        .finally(() => {
          running.delete(one.id);
          sendDue();
        });
      running.set(one.id, sent);
    }
    scheduleNext();
  }

  function scheduleNext() {
    clearTimeout(timer);
    const at = nextAttemptAt(engine().peek());
    if (at === null || running.size > 0) return;
    timer = setTimeout(sendDue, Math.min(Math.max(at - engine().realMs(), 1), longestTimerMs));
    timer.unref();
  }

  async function send(notification: Notification, to: NotificationSetting) {
    const body = JSON.stringify(payloadOf(engine().peek(), notification));
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(attemptTimeoutMs)]);
    const attempt = await post(to, body, engine().realMs(), signal);
    if (stopping.signal.aborted) return;
    await engine().run(recordAttempt(notification.id, attempt, retryDelaysMs));
  }

  return {
    sendDue,
    async settled() {
      while (running.size > 0) await Promise.allSettled(running.values());
    },
    async stop() {
      clearTimeout(timer);
      stopping.abort();
      await Promise.allSettled(running.values());
    },
  };
}

async function post(
  { destination, endpoint_secret_key }: NotificationSetting,
  body: string,
  at: number,
  signal: AbortSignal,
): Promise<DeliveryAttempt> {
  const signature = signatureOf(body, endpoint_secret_key, at);
  const headers = { 'content-type': 'application/json', 'paddle-signature': signature };
  try {
    const response = await fetch(destination, { method: 'POST', body, headers, redirect: 'manual', signal });
    const contentType = response.headers.get('content-type');
    return { at, responseCode: response.status, response: await firstChunk(response), contentType };
  } catch (error) {
    return { at, responseCode: 0, response: reasonOf(error), contentType: null };
  }
}

/** The first chunk of an answer, because an answer may be endless. */
async function firstChunk(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  const first = await reader?.read();
  await reader?.cancel();
  return first?.value === undefined ? '' : new TextDecoder().decode(first.value);
}

/** An attempt that cannot be saved, for example on a full disk, is still in memory, so sending continues. */
function reportFailure(error: unknown) {
  process.stderr.write(`Paddle emulator: a delivery could not be saved: ${reasonOf(error)}\n`);
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

/**
 * The `Paddle-Signature` header: HMAC-SHA256 of `<ts>:<body>`. `atMs` is real time, because receivers compare it with
 * theirs.
 */
function signatureOf(body: string, secret: string, atMs: number): string {
  const ts = Math.floor(atMs / 1000);
  return `ts=${ts};h1=${createHmac('sha256', secret).update(`${ts}:${body}`).digest('hex')}`;
}
