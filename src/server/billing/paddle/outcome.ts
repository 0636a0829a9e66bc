import type { Failure, ProviderOutcome } from '../provider.ts';
import type { PaddleOutcome } from './call-paddle.ts';

/** Paddle's outcome as the provider's: `read` converts the entity, `failureOf` a failure. */
export function mapOutcome<T, U>(answer: PaddleOutcome<T>, read: (entity: T) => U): ProviderOutcome<U> {
  return 'ok' in answer ? { ok: read(answer.ok) } : failureOf(answer);
}

export function failureOf(answer: Exclude<PaddleOutcome<never>, { ok: never }>): Failure {
  if ('unavailable' in answer) return answer;
  const { refused: code, detail } = answer;
  return { refused: kindOf(code), detail: `${code}: ${detail}` };
}

function kindOf(code: string) {
  if (code.endsWith('not_found')) return 'not found';
  if (code === 'subscription_locked_renewal') return 'renewing';
  const waits = ['adjustment_pending_refund_request', 'subscription_outstanding_pending_refund'];
  if (waits.includes(code)) return 'refund pending';
  return code.endsWith('payment_declined') ? 'card declined' : 'not possible';
}

/** Paddle's amounts are texts in minor units. Throws RangeError for any other text. */
export function minorOf(text: string | null | undefined): number {
  const amount = Number(text ?? 0);
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not an amount in minor units: ${text}`);
  return amount;
}
