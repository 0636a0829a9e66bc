import { create } from 'zustand';
import type { AnswerOf } from '#contract/call-schemas.ts';
import { type Call, calls } from '#contract/calls.ts';
import type { ConsoleSignInBody } from '#contract/console.ts';
import { type CallInput, type CallResult, call } from '#web/platform/call.ts';

const key = 'everkite.console';

/** The operator's session, separate from a user's and kept in this tab only. */
export const useConsoleSession = create<{ token: string }>(() => ({ token: storedToken() }));

/** Signs in. Resolves to the error, or null. */
export async function signInToConsole(body: ConsoleSignInBody): Promise<string | null> {
  const result = await call(calls.signInToConsole, { body, token: '' });
  if (result.data === null) return faultMessage(result);
  remember(result.data.token);
  return null;
}

export function signOutOfConsole(): void {
  const { token } = useConsoleSession.getState();
  remember('');
  void call(calls.signOutOfConsole, { token, quiet: true });
}

/** Makes a call as the operator, without the overlay. If the session has ended, the sign-in form is shown. */
export async function callAsOperator<C extends Call>(row: C, input: CallInput<C>): Promise<CallResult<AnswerOf<C>>> {
  const { token } = useConsoleSession.getState();
  const result = await call<C>(row, { ...input, token, quiet: true });
  if (result.status === 403 && token === useConsoleSession.getState().token) remember('');
  return result;
}

/** The error text for the page: the server's, or a general one. */
export function faultMessage({ error, status }: CallResult<unknown>): string {
  if (status === 0) return 'The server did not answer. Try again.';
  const text = (error as { error?: unknown } | null)?.error;
  return typeof text === 'string' && status < 500 ? text : 'The server could not answer. Try again.';
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
