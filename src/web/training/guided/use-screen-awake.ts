import { useEffect } from 'react';

/** Keeps the screen from going dark while it is on and in sight, where the browser can do that. */
export function useScreenAwake(isOn: boolean): void {
  useEffect(() => {
    if (!isOn || navigator.wakeLock === undefined) return;
    let lock: WakeLockSentinel | null = null;
    let isWanted = true;
    const ask = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        lock = await navigator.wakeLock.request('screen');
        if (!isWanted) await lock.release();
      } catch {
        // A low battery may refuse it; the exercise goes on.
      }
    };
    ask();
    // The browser ends the lock whenever the page is hidden.
    document.addEventListener('visibilitychange', ask);
    return () => {
      isWanted = false;
      document.removeEventListener('visibilitychange', ask);
      lock?.release().catch(() => {});
    };
  }, [isOn]);
}
