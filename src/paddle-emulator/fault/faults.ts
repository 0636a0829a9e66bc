import type { Command } from '#paddle-emulator/platform/engine.ts';
import type { ApiFault, Faults, WebhookFaults } from '#paddle-emulator/platform/rows.ts';
import type { State } from '#paddle-emulator/platform/state.ts';

/** Replaces all faults. */
export function setFaults(faults: Faults): Command<Faults> {
  return (state) => ({ state: { ...state, faults }, answer: faults });
}

/** The fault that hits this call, if any. Uses up one call of a fault that is limited to a number of calls. */
export function takeApiFault(method: string, path: string): Command<ApiFault | null> {
  return (state) => {
    const fault = faultFor(state, method, path);
    if (fault === null || fault.calls === null) return { state, answer: fault };
    const api = state.faults.api.flatMap((one) => (one === fault ? usedOnce(one) : [one]));
    return { state: { ...state, faults: { ...state.faults, api } }, answer: fault };
  };
}

export function faultFor(state: State, method: string, path: string): ApiFault | null {
  return (
    state.faults.api.find((one) => (one.method === null || one.method === method) && path.startsWith(one.path)) ?? null
  );
}

function usedOnce(fault: ApiFault): ApiFault[] {
  const calls = (fault.calls ?? 0) - 1;
  return calls > 0 ? [{ ...fault, calls }] : [];
}

/** The fault of one notification: lost, sent later, or sent again after it was accepted. */
export interface NotificationFault {
  dropped: boolean;
  holdMs: number;
  repeats: number;
}

/**
 * The fault that hits a new notification, if any. `random` returns numbers in [0, 1) and is called only when needed.
 */
export function notificationFault(
  { drop, duplicate, shuffle, hold_ms, delay_ms }: WebhookFaults,
  random: () => number,
): NotificationFault {
  const hits = (share: number) => share > 0 && random() < share;
  if (hits(drop)) return { dropped: true, holdMs: 0, repeats: 0 };
  const repeats = hits(duplicate) ? 1 : 0;
  const holdMs = delay_ms + (hits(shuffle) ? Math.floor(random() * hold_ms) : 0);
  return { dropped: false, holdMs, repeats };
}
