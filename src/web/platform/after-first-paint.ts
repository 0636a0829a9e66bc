const longestWaitMs = 3000;

/** Runs `action` when the page has loaded and the browser is idle, so that it never delays the first paint. */
export function afterFirstPaint(action: () => void): void {
  const whenIdle = () => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(action, 200);
    else requestIdleCallback(action, { timeout: longestWaitMs });
  };
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}
