/** How far the server's clock is ahead of the device's, which may be wrong; in tests, of emulated time. */
let aheadMs = 0;

/** Stores the server's present time, epoch ms. Every answer to a call carries it. */
export function setServerTime(at: number): void {
  aheadMs = at - Date.now();
}

/** The server's time, epoch ms, or the device's before the first answer. Pages decide by it and show it. */
export const serverNow = (): number => Date.now() + aheadMs;
