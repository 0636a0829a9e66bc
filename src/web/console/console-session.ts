import { create } from 'zustand';
import { apiPaths } from '../../contract/api-paths';
import type { ConsoleSignInAnswer, ConsoleSignInBody } from '../../contract/console';
import { type CallResult, callApi } from '../platform/api';

const key = 'everkite.console';

/** The operator's session, which is no user's: it lives in this tab alone. */
export const useConsoleSession = create<{ token: string }>(() => ({ token: storedToken() }));

/** Signs in; resolves to what is wrong, null when nothing is. */
export async function signInToConsole(body: ConsoleSignInBody): Promise<string | null> {
  const result = await callApi<ConsoleSignInAnswer>('POST', apiPaths.consoleSignIn, body, { token: '' });
  if (result.data === null) return faultWords(result);
  remember(result.data.token);
  return null;
}

export function signOutOfConsole(): void {
  const { token } = useConsoleSession.getState();
  remember('');
  void callApi('POST', apiPaths.consoleSignOut, undefined, { token, quiet: true });
}

/** Asks as the operator, and the page says itself that it waits. A session that has ended leads back to the form. */
export async function askAsOperator<T>(
  path: string,
  { method = 'GET', body }: { method?: 'GET' | 'POST' | 'DELETE'; body?: object } = {},
): Promise<CallResult<T>> {
  const { token } = useConsoleSession.getState();
  const result = await callApi<T>(method, path, body, { token, quiet: true });
  if (result.status === 403 && token === useConsoleSession.getState().token) remember('');
  return result;
}

/** What went wrong, in the server's words when it gave some. */
export function faultWords({ error, status }: CallResult<unknown>): string {
  if (status === 0) return 'The server did not answer. Try again.';
  const words = (error as { error?: unknown } | null)?.error;
  return typeof words === 'string' && status < 500 ? words : 'The server could not answer. Try again.';
}

function remember(token: string) {
  useConsoleSession.setState({ token });
  try {
    if (token === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, token);
  } catch {
    // Without storage the session ends with the page.
  }
}

function storedToken(): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}
