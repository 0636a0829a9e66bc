import { heedChoice } from '../analytics/analytics';
import { closeIfChosen } from './choose';

/**
 * Acts on a choice about cookies that was made in another tab; cookies tell nobody that they changed. Returns what ends
 * it.
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
