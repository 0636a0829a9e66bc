import { setTimeout as delay } from 'node:timers/promises';
import { ApiError, type Paddle } from '@paddle/paddle-node-sdk';
import type { PaddleGateway } from './paddle-gateway.ts';

/**
 * The outcome of a call: done, refused (with Paddle's error code and message), or no usable answer. After `unavailable`
 * a change may or may not have happened.
 */
export type PaddleOutcome<T> =
  | { ok: T }
  | { refused: string; detail: string }
  | { unavailable: string; isOurLimit?: true };

const attempts = 3;
const longestWaitMs = 2_000;

/**
 * Makes one call with a time limit for each attempt; the SDK has neither a limit nor retries, and throws SyntaxError
 * for a proxy's error page. A `read` is repeated after a failure, a `change` only after 429, which guarantees that
 * nothing was done. An attempt that timed out is not repeated, because somebody is waiting. When our own budget is used
 * up the call waits as after 429; a purchase's for as long as its queue allows, any other visitor's not at all.
 */
export async function callPaddle<T>(
  gateway: PaddleGateway,
  kind: 'read' | 'change',
  run: (sdk: Paddle) => Promise<T>,
  wait: (ms: number) => Promise<unknown> = delay,
): Promise<PaddleOutcome<T>> {
  for (let attempt = 1; ; attempt++) {
    const overBudgetMs = await waitInQueue(gateway, wait);
    const {
      outcome,
      repeat,
      waitMs = attempt * 150,
    } = overBudgetMs > 0 ? overBudget(gateway, overBudgetMs) : await attemptOnce(gateway, run);
    const mayRepeat = repeat === 'anything' || repeat === kind;
    if (!mayRepeat || attempt === attempts || waitMs > longestWaitMs) return outcome;
    await wait(waitMs);
  }
}

interface Attempt<T> {
  outcome: PaddleOutcome<T>;
  /** The calls that may be attempted again. */
  repeat: 'anything' | 'read' | 'nothing';
  /** Paddle's Retry-After, in ms. */
  waitMs?: number;
}

/** Takes a call from the budget. Returns 0, or the ms until there is one again; a purchase waits for it in its queue. */
async function waitInQueue({ budget, caller }: PaddleGateway, wait: (ms: number) => Promise<unknown>): Promise<number> {
  for (;;) {
    const waitMs = budget.take(caller);
    const { queue } = caller;
    if (waitMs === 0 || queue === undefined) return waitMs;
    if (waitMs > queue.leftMs) return waitMs;
    queue.leftMs -= waitMs;
    await wait(waitMs);
  }
}

function overBudget({ caller }: PaddleGateway, waitMs: number): Attempt<never> {
  const repeat = ['purchase', 'anybody'].includes(caller.purpose) ? 'nothing' : 'anything';
  return { outcome: { unavailable: `no call left for ${caller.purpose}`, isOurLimit: true }, repeat, waitMs };
}

async function attemptOnce<T>(gateway: PaddleGateway, run: (sdk: Paddle) => Promise<T>): Promise<Attempt<T>> {
  const limit = new AbortController();
  const outcome = { unavailable: `no answer in ${gateway.timeLimitMs} ms` };
  const timedOut = delay(gateway.timeLimitMs, { outcome, repeat: 'nothing' } as const, { signal: limit.signal });
  const done = run(gateway.sdk).then((ok) => ({ outcome: { ok }, repeat: 'nothing' }) as const, attemptOfError);
  try {
    return await Promise.race([done, timedOut]);
  } finally {
    timedOut.catch(() => undefined);
    limit.abort();
  }
}

function attemptOfError(error: unknown): Attempt<never> {
  if (!(error instanceof ApiError)) {
    return { outcome: { unavailable: error instanceof Error ? error.message : 'no answer' }, repeat: 'read' };
  }
  const { code, type, detail, retryAfter } = error;
  if (code === 'too_many_requests') {
    return { outcome: { unavailable: code }, repeat: 'anything', waitMs: (retryAfter ?? 1) * 1000 };
  }
  if (type === 'api_error') return { outcome: { unavailable: code }, repeat: 'read' };
  return { outcome: { refused: code, detail }, repeat: 'nothing' };
}
