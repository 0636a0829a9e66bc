import { type Bridge, createBridge, type Envelope } from './bridge.ts';

interface Ends {
  other: Window;
  answer(body: unknown): unknown;
  onEnd(): void;
}

/**
 * A bridge to another window of this site. Messages from other windows or sites are ignored, and ours reach no other
 * site. Leaving this page also ends the bridge, because Back may restore the page without it.
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
      if (origin === location.origin && source === other) bridge.receive(data);
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
