import { type Bridge, createBridge, type Envelope } from './bridge';

interface Ends {
  /** The window on the other side. */
  other: Window;
  answer(body: unknown): unknown;
  onEnd(): void;
}

/**
 * A bridge to another window of this site. What comes from elsewhere, or from another window, is passed over, and what is
 * sent arrives nowhere else. Leaving this page ends it as well as leaving the other: Back may bring it back later.
 */
export function connectWindows({ other, answer, onEnd }: Ends): Bridge {
  const stopped = new AbortController();
  const { signal } = stopped;
  const bridge = createBridge({
    answer,
    post: (envelope: Envelope) => other.postMessage(envelope, location.origin),
    onEnd() {
      stopped.abort();
      onEnd();
    },
    timers: {
      setTimeout: (action, delayMs) => window.setTimeout(action, delayMs),
      clearTimeout: (timer) => window.clearTimeout(timer),
    },
  });
  function end() {
    stopped.abort();
    bridge.end();
  }
  window.addEventListener(
    'message',
    ({ origin, source, data }) => {
      if (origin === location.origin && source === other) bridge.hear(data);
    },
    { signal },
  );
  window.addEventListener(
    'pagehide',
    () => {
      end();
      onEnd();
    },
    { signal },
  );
  return { ...bridge, end };
}
