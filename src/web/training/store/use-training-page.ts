import { useEffect, useRef, useState } from 'react';
import type { Training } from './training.ts';
import { useTraining } from './training-store.ts';

/** How much of training a signed-in page may show. */
export type TrainingAccess = 'opening' | 'unreachable' | 'no plan' | 'lapsed' | 'open';

/** Opens the signed-in user's training for a page. */
export function useTrainingPage(): { training: Training; access: TrainingAccess } {
  const training = useTraining();
  const [hasAsked, setHasAsked] = useState(false);
  useEffect(
    () =>
      void useTraining
        .getState()
        .open()
        .finally(() => setHasAsked(true)),
    [],
  );
  const access = accessOf(training, hasAsked, Date.now());
  const shown = useRef(access);
  // Between the account's answer and the end of its call nothing goes that is already seen.
  if (access !== 'opening' || training.status !== 'open') shown.current = access;
  return { training, access: shown.current };
}

/**
 * @param hasAsked whether a call to the account has ended since this page was opened, with or without an answer. Until
 * then, an older answer closes training for nobody, because the payment or the plan may have come since.
 * @param now epoch ms
 */
export function accessOf(
  { status, state, isFresh }: Pick<Training, 'status' | 'state' | 'isFresh'>,
  hasAsked: boolean,
  now: number,
): TrainingAccess {
  if (status === 'closed' || status === 'opening') return 'opening';
  if (status === 'unreachable' || state === null) return 'unreachable';
  const mayNow = mayTrain(state.writable_until, isFresh, now);
  if (mayNow && state.plan !== null) return 'open';
  if (!hasAsked) return 'opening';
  return mayNow ? 'no plan' : 'lapsed';
}

/** Without the account's answer, training stays open for three days more (training.md § 5.4). */
const graceMs = 3 * 24 * 60 * 60_000;

/**
 * Whether exercises are open.
 * @param writableUntil from the account's last answer, ISO 8601; null without any access
 * @param isFresh whether that answer came since the page was opened
 * @param now epoch ms
 */
export function mayTrain(writableUntil: string | null, isFresh: boolean, now: number): boolean {
  return writableUntil !== null && now < Date.parse(writableUntil) + (isFresh ? 0 : graceMs);
}
