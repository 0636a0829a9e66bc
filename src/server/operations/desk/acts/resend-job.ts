import type { NewJob } from '#server/platform/jobs/job.ts';

/** The key of an email as it was first sent, because an email that is sent again is about the same facts. */
export const firstKeyOf = (key: string): string => /^resend:(.+):\d+$/.exec(key)?.[1] ?? key;

/** Facts that the key itself does not contain. */
interface Found {
  userId: string;
  /** Of an email about a cancellation. */
  subscriptionId: string | null;
}

/**
 * The job that sends an email once more, composed from today's facts; null for a kind that would no longer be true.
 * @param key as it was first sent
 */
export function resendJob(key: string, { userId, subscriptionId }: Found, number: number): NewJob | null {
  const [kind, ...rest] = key.split(':');
  const [first = '', second = ''] = rest;
  const uniqueKey = `resend:${key}:${number}`;
  switch (kind) {
    case 'welcome':
      return { kind, uniqueKey, payload: { user_id: userId, checkout_id: first } };
    case 'receipt':
      return { kind, uniqueKey, payload: { user_id: userId, transaction_id: first } };
    case 'refunded':
      return { kind, uniqueKey, payload: { user_id: userId, adjustment_id: first } };
    case 'withdrawn':
      return { kind, uniqueKey, payload: { user_id: userId, subscription_id: first } };
    case 'price-change':
      return { kind, uniqueKey, payload: { user_id: userId, price_change_id: first, subscription_id: second } };
    case 'cancelled': {
      const requested_at = new Date(Number(second)).toISOString();
      return subscriptionId === null
        ? null
        : { kind, uniqueKey, payload: { user_id: userId, subscription_id: subscriptionId, requested_at } };
    }
    default:
      return null;
  }
}
