import type { WebhookFaults } from './faults';

/** What becomes of one message: lost, sent later, sent again after it was taken. */
export interface WebhookFate {
  dropped: boolean;
  holdMs: number;
  repeats: number;
}

/** The fate of a new message while these faults are on. `random` gives numbers in [0, 1) and is asked only when needed. */
export function webhookFate(
  { drop, duplicate, shuffle, hold_ms, delay_ms }: WebhookFaults,
  random: () => number,
): WebhookFate {
  const hits = (share: number) => share > 0 && random() < share;
  if (hits(drop)) return { dropped: true, holdMs: 0, repeats: 0 };
  const repeats = hits(duplicate) ? 1 : 0;
  const holdMs = delay_ms + (hits(shuffle) ? Math.floor(random() * hold_ms) : 0);
  return { dropped: false, holdMs, repeats };
}
