/** How far the server's clock is ahead of the browser's: a wrong one, or in a test emulated time. */
let aheadMs = 0;

/** Keeps the server's time of a moment ago. `at` is ISO 8601. */
export function setServerTime(at: string): void {
  aheadMs = Date.parse(at) - Date.now();
}

/** The server's time, epoch ms: what the console reckons with what the server told. */
export const serverNow = (): number => Date.now() + aheadMs;
