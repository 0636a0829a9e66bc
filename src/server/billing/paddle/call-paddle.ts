import { setTimeout as delay } from 'node:timers/promises';
import { ApiError, type Paddle } from '@paddle/paddle-node-sdk';
import type { PaddleGateway } from './paddle-gateway.ts';

/**
 * What became of a call: Paddle did it, Paddle said no (its error code and words), or there was no usable answer.
 * After `unavailable` a change may or may not have happened.
 */
export type PaddleOutcome<T> = { ok: T } | { refused: string; detail: string } | { unavailable: string };

const attempts = 3;
const longestWaitMs = 2_000;

/**
 * One call with a time limit on each attempt. A `read` is repeated after a failure, a `change` only after 429, which
 * promises that nothing was done; what hung to the limit is not repeated, for somebody is waiting. The SDK itself
 * neither limits nor repeats, and throws SyntaxError on a proxy's page. What our own budget has no call left for is as
 * unavailable as what Paddle answers with 429; a visitor's call does not wait for it.
 */
export async function callPaddle<T>(
  gateway: PaddleGateway,
  kind: 'read' | 'change',
  run: (sdk: Paddle) => Promise<T>,
  wait: (ms: number) => Promise<unknown> = delay,
): Promise<PaddleOutcome<T>> {
  for (let attempt = 1; ; attempt++) {
    const overBudgetMs = gateway.budget.take(gateway.caller);
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
  /** What another attempt makes sense for. */
  repeat: 'anything' | 'read' | 'nothing';
  /** How long Paddle asks to wait before. */
  waitMs?: number;
}

function overBudget({ caller }: PaddleGateway, waitMs: number): Attempt<never> {
  const repeat = caller.purpose === 'anybody' ? 'nothing' : 'anything';
  return { outcome: { unavailable: `no call left for ${caller.purpose}` }, repeat, waitMs };
}

async function attemptOnce<T>(gateway: PaddleGateway, run: (sdk: Paddle) => Promise<T>): Promise<Attempt<T>> {
  const limit = new AbortController();
  const outcome = { unavailable: `no answer in ${gateway.timeLimitMs} ms` };
  const hung = delay(gateway.timeLimitMs, { outcome, repeat: 'nothing' } as const, { signal: limit.signal });
  const done = run(gateway.sdk).then((ok) => ({ outcome: { ok }, repeat: 'nothing' }) as const, attemptOfError);
  try {
    return await Promise.race([done, hung]);
  } finally {
    hung.catch(() => undefined);
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
