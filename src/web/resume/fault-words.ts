import type { CallResult } from '../platform/api';
import { errorText } from '../platform/error-text';

/** What went wrong, as a sentence of its own. */
export function faultWords(failed: Pick<CallResult<unknown>, 'error' | 'status'>): string {
  const words = errorText(failed);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
