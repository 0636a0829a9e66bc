import { useEffect } from 'react';
import { endSession } from '../session/console-session.ts';

/** As long as the server keeps a session without a call, in ms. */
const idleMs = 30 * 60_000;
const checkEveryMs = 15_000;

/** Puts the page out of sight when nobody has touched it for so long that the session ends. */
export function useIdle(): void {
  useEffect(() => {
    let lastPress = Date.now();
    const press = () => {
      lastPress = Date.now();
    };
    // Also after the machine has slept, when no timer ran.
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
