/** Without the account's answer, training goes on for three days more (training.md § 5.4). */
const graceMs = 3 * 24 * 60 * 60_000;

/**
 * Whether exercises are open.
 * @param writableUntil as the account said last, ISO 8601; null without any access until then
 * @param isFresh whether it said so since the page was opened
 * @param now epoch ms
 */
export function mayTrain(writableUntil: string | null, isFresh: boolean, now: number): boolean {
  return writableUntil !== null && now < Date.parse(writableUntil) + (isFresh ? 0 : graceMs);
}
