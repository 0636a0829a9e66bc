/** Counts from now on for how long the page is in view. */
export interface TimeInView {
  /** ms until now. */
  read(): number;
  stop(): void;
}

/** @param now epoch ms */
export function startTimeInView(now: () => number): TimeInView {
  let sum = 0;
  let since = document.visibilityState === 'visible' ? now() : null;
  const read = () => sum + (since === null ? 0 : now() - since);
  const change = () => {
    sum = read();
    since = document.visibilityState === 'visible' ? now() : null;
  };
  document.addEventListener('visibilitychange', change);
  return { read, stop: () => document.removeEventListener('visibilitychange', change) };
}
