import { useEffect } from 'react';
import { endSession } from '../session/console-session.ts';

/** How long the server keeps a session without a call, in ms. */
const idleMs = 30 * 60_000;
const checkEveryMs = 15_000;

/** Hides the page when nobody has touched it for so long that the session ends. */
export function useIdle(): void {
  useEffect(() => {
    let lastPress = Date.now();
    const press = () => {
      lastPress = Date.now();
    };
    // Also runs after the machine has slept, because timers stop during sleep.
    const look = () => {
      if (Date.now() - lastPress >= idleMs) endSession();
    };
    const timer = setInterval(look, checkEveryMs);
    for (const name of ['pointerdown', 'keydown'] as const) document.addEventListener(name, press, { capture: true });
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      for (const name of ['pointerdown', 'keydown'] as const)
        document.removeEventListener(name, press, { capture: true });
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
}
