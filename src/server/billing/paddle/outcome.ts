import type { Failure, ProviderOutcome } from '../provider.ts';
import type { PaddleOutcome } from './call-paddle.ts';

/** What Paddle answered, in our words. */
export function inOurWords<T, U>(answer: PaddleOutcome<T>, read: (entity: T) => U): ProviderOutcome<U> {
  return 'ok' in answer ? { ok: read(answer.ok) } : failureOf(answer);
}

export function failureOf(answer: Exclude<PaddleOutcome<never>, { ok: never }>): Failure {
  if ('unavailable' in answer) return answer;
  const { refused: code, detail } = answer;
  return { refused: kindOf(code), detail: `${code}: ${detail}` };
}

/** Paddle's error codes. */
function kindOf(code: string) {
  if (code.endsWith('not_found')) return 'not found';
  if (code === 'subscription_locked_renewal') return 'renewing';
  return code.endsWith('payment_declined') ? 'card declined' : 'not possible';
}

/** Paddle writes amounts as text in minor units. */
export function minorOf(text: string | null | undefined): number {
  const amount = Number(text ?? 0);
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not an amount in minor units: ${text}`);
  return amount;
}
