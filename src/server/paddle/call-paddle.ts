import { setTimeout as delay } from 'node:timers/promises';
import { ApiError, type Paddle } from '@paddle/paddle-node-sdk';
import type { PaddleGateway } from './paddle-gateway';

/**
 * What became of a call: Paddle did it, Paddle said no (its error code and words), or there was no usable answer.
 * After `unavailable` a change may or may not have happened.
 */
export type PaddleOutcome<T> = { ok: T } | { refused: string; detail: string } | { unavailable: string };

const attempts = 3;
const longestWaitMs = 2_000;

/**
 * One call with a time limit on each attempt. A `read` is repeated after no answer; a `change` only after 429, which
 * promises that nothing was done. The SDK itself neither limits nor repeats, and throws SyntaxError on a proxy's page.
 */
export async function callPaddle<T>(
  gateway: PaddleGateway,
  kind: 'read' | 'change',
  run: (sdk: Paddle) => Promise<T>,
  wait: (ms: number) => Promise<unknown> = delay,
): Promise<PaddleOutcome<T>> {
  for (let attempt = 1; ; attempt++) {
    const result = await attemptOnce(gateway, run);
    const mayRepeat = 'throttledMs' in result || ('unavailable' in result && kind === 'read');
    const waitMs = 'throttledMs' in result ? result.throttledMs : attempt * 150;
    if (!mayRepeat || attempt === attempts || waitMs > longestWaitMs) return withoutThrottling(result);
    await wait(waitMs);
  }
}

type Attempt<T> = PaddleOutcome<T> | { throttledMs: number };

function withoutThrottling<T>(result: Attempt<T>): PaddleOutcome<T> {
  return 'throttledMs' in result ? { unavailable: 'too many requests' } : result;
}

async function attemptOnce<T>(gateway: PaddleGateway, run: (sdk: Paddle) => Promise<T>): Promise<Attempt<T>> {
  const limit = new AbortController();
  const tooLong = delay(gateway.timeLimitMs, { unavailable: `no answer in ${gateway.timeLimitMs} ms` } as const, {
    signal: limit.signal,
  });
  try {
    return await Promise.race([run(gateway.sdk).then((ok) => ({ ok }), outcomeOfError), tooLong]);
  } finally {
    tooLong.catch(() => undefined);
    limit.abort();
  }
}

function outcomeOfError(error: unknown): Attempt<never> {
  if (!(error instanceof ApiError)) return { unavailable: error instanceof Error ? error.message : 'no answer' };
  if (error.code === 'too_many_requests') return { throttledMs: (error.retryAfter ?? 1) * 1000 };
  if (error.type === 'api_error') return { unavailable: error.code };
  return { refused: error.code, detail: error.detail };
}
