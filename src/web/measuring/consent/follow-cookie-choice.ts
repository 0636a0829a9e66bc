import { applyChoice } from '../analytics/analytics.ts';
import { closeIfChosen } from './choose.ts';

/**
 * Applies a choice made in another tab. Browsers send no event when a cookie changes.
 * @returns stops listening
 */
export function followCookieChoice(): () => void {
  const apply = () => {
    closeIfChosen(document.cookie);
    applyChoice();
  };
  addEventListener('storage', apply);
  document.addEventListener('visibilitychange', apply);
  return () => {
    removeEventListener('storage', apply);
    document.removeEventListener('visibilitychange', apply);
  };
}
