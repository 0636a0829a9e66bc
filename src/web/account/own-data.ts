import { apiPaths } from '../../contract/api-paths';
import { brand } from '../../contract/brand';
import type { EraseAccountBody } from '../../contract/session-list';
import { setOptOut } from '../analytics/analytics';
import { callApi } from '../platform/api';
import { errorText } from '../platform/error-text';
import { notify } from '../platform/notify';
import { clearBrowser } from './clear-browser';

const fileName = `${brand.toLowerCase()}-my-data.json`;

/** Saves a copy of all that the server holds about the person as a file. */
export async function downloadOwnData(): Promise<void> {
  const result = await callApi<unknown>('GET', apiPaths.exportAccount);
  if (result.data === null) {
    if (result.status !== 401) notify(`Your copy could not be made: ${errorText(result)}`);
    return;
  }
  const text = JSON.stringify(result.data, null, 2);
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}

export type EraseOutcome = 'erased' | { refused: string };

/** Erases the account, and then all that this browser keeps; a refusal in words for the form. */
export async function eraseAccount(password: string): Promise<EraseOutcome> {
  const body: EraseAccountBody = { password };
  const result = await callApi<never>('DELETE', apiPaths.account, body);
  if (result.error !== null) return { refused: sentence(errorText(result)) };
  await forgetHere();
  return 'erased';
}

/** Keys to copies of answers that the server could not be told of stay until it can. */
async function forgetHere(): Promise<void> {
  const { eraseEverything } = await import('../resume/erase-everything');
  const { waiting } = await eraseEverything().catch(() => ({ waiting: 1 }));
  setOptOut(true);
  clearBrowser([localStorage, sessionStorage], waiting > 0 ? ['everkite.resume'] : []);
}

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
