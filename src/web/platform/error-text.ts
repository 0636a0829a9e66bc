import type { CallResult } from './api';

/** What a failed call said, in words for a notification. */
export function errorText({ error, status }: Pick<CallResult<unknown>, 'error' | 'status'>): string {
  if (status === 0) return 'the service did not answer. Nothing is lost, so please try again.';
  if (typeof error === 'object' && error !== null && 'error' in error && typeof error.error === 'string') {
    return error.error;
  }
  return `the service answered with ${status}.`;
}

/** The same as a sentence of its own, for a page to show. */
export function errorSentence(failed: Pick<CallResult<unknown>, 'error' | 'status'>): string {
  const words = errorText(failed);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
