/** How far the server's clock is ahead of the device's: a wrong one, or in a test emulated time. */
let aheadMs = 0;

/** Keeps the server's time of a moment ago, epoch ms. Every answer to a call carries it. */
export function setServerTime(at: number): void {
  aheadMs = at - Date.now();
}

/** The server's time, epoch ms, or the device's before the first answer: what pages decide and show times by. */
export const serverNow = (): number => Date.now() + aheadMs;
