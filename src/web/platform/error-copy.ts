import type { CallResult } from './call.ts';

/** The reason for a failed call, as the end of a notification's sentence. */
export function errorText({ error, status }: Pick<CallResult<unknown>, 'error' | 'status'>): string {
  if (status === 0) return 'the service did not answer. Nothing is lost, so please try again.';
  if (typeof error === 'object' && error !== null && 'error' in error && typeof error.error === 'string') {
    return error.error;
  }
  return `the service answered with ${status}.`;
}

/** The same as a full sentence. */
export function errorSentence(failed: Pick<CallResult<unknown>, 'error' | 'status'>): string {
  const text = errorText(failed);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
