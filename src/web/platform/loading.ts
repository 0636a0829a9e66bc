import { create } from 'zustand';
import { overlayHideDelayMs } from '#contract/limits.ts';

/** Quicker calls show no overlay, because a flash would only disturb. */
const overlayShowDelayMs = 200;

export const useLoading = create<{ visible: boolean }>(() => ({ visible: false }));

let callsInFlight = 0;
let showTimer: ReturnType<typeof setTimeout> | undefined;
let hideTimer: ReturnType<typeof setTimeout> | undefined;

/** § 4: the overlay shows while a call is in flight and hides 300 ms after the last one ended. */
export async function whileLoading<T>(call: Promise<T>): Promise<T> {
  callStarted();
  try {
    return await call;
  } finally {
    callEnded();
  }
}

function callStarted() {
  callsInFlight += 1;
  clearTimeout(hideTimer);
  if (callsInFlight > 1) return;
  showTimer = setTimeout(() => useLoading.setState({ visible: true }), overlayShowDelayMs);
}

function callEnded() {
  callsInFlight -= 1;
  if (callsInFlight > 0) return;
  clearTimeout(showTimer);
  hideTimer = setTimeout(() => useLoading.setState({ visible: false }), overlayHideDelayMs);
}
