import { heedChoice } from '../analytics/analytics.ts';
import { closeIfChosen } from './choose.ts';

/**
 * Applies a choice made in another tab. Browsers send no event when a cookie changes.
 * @returns stops listening
 */
export function heedOtherTabs(): () => void {
  const heed = () => {
    closeIfChosen(document.cookie);
    heedChoice();
  };
  addEventListener('storage', heed);
  document.addEventListener('visibilitychange', heed);
  return () => {
    removeEventListener('storage', heed);
    document.removeEventListener('visibilitychange', heed);
  };
}
