import { dayMs } from '#contract/day.ts';
import { storedOnDevice } from '#contract/training-consent.ts';
import { isWithinAccess } from './writable-until.ts';

/** The facts that decide whether an entry is taken. Times are epoch ms. */
export interface Terms {
  writableUntilAt: number | null;
  /** All older entries were erased; null without an erasure. */
  erasedAt: number | null;
  now: number;
}

/** Whether the account has an entry of this id: the same one, another one, or none. */
export type Known = 'same' | 'other' | undefined;

export const refusals = {
  keptOnDevice: storedOnDevice,
  isTaken: 'another entry has this id',
  isErased: 'made before all training was erased',
  isTooLate: 'made after the plan ended',
  cameTooLate: 'the plan ended more than 30 days ago',
  hasNoRoom: 'the account has no room left',
} as const;

/** How long after the end of access earlier entries are still taken. */
const lateMs = 30 * dayMs;

/**
 * Why an entry is refused; null when it is accepted. An entry that the account already has is accepted in any case, so
 * that no device sends it for ever.
 * @param at when the entry was made, epoch ms
 */
export function refusalOf(at: number, known: Known, { writableUntilAt, erasedAt, now }: Terms): string | null {
  if (known !== undefined) return known === 'same' ? null : refusals.isTaken;
  if (erasedAt !== null && at < erasedAt) return refusals.isErased;
  if (!isWithinAccess(at, writableUntilAt, now)) return refusals.isTooLate;
  return now < writableUntilAt! + lateMs ? null : refusals.cameTooLate;
}
