import { create } from 'zustand';
import type { AnswerOf, Call } from '#contract/api/call-schemas.ts';
import { consoleCalls } from '#contract/console/calls.ts';
import type { OwnOperator } from '#contract/console/operator.ts';
import type { Permission } from '#contract/console/permissions.ts';
import { consoleRefusals } from '#contract/console/refusals.ts';
import { type CallInput, type CallResult, call } from '#web/platform/call.ts';
import { askToConfirm } from './confirming.ts';

const key = 'everkite.console';

interface ConsoleSession {
  token: string;
  /** Null until it is loaded. It stays when the session ends by itself. */
  operator: OwnOperator | null;
  /** Whether the session has ended by itself: the page is hidden with its typed text until somebody signs in. */
  isWaiting: boolean;
  /** Changes when another operator signs in, so that the page and typed text of the one before are discarded. */
  visit: number;
}

/** The operator's session, separate from a user's and kept in this tab only. */
export const useConsoleSession = create<ConsoleSession>(() => ({
  token: storedToken(),
  operator: null,
  isWaiting: false,
  visit: 0,
}));

/** Loads who is signed in, at the start and after a change. */
export async function loadOperator(): Promise<void> {
  const { data } = await callAsOperator(consoleCalls.readOwnOperator, {});
  if (data === null) return;
  useConsoleSession.setState(({ operator, visit }) => ({
    operator: data,
    isWaiting: false,
    visit: operator !== null && operator.id !== data.id ? visit + 1 : visit,
  }));
}

/** Whether the signed-in operator's role allows it. */
export const useMay = (permission: Permission): boolean =>
  useConsoleSession(({ operator }) => operator?.may.includes(permission) ?? false);

/** Signs out and discards everything that was shown or typed. */
export function signOutOfConsole(): void {
  const { token } = useConsoleSession.getState();
  remember('');
  useConsoleSession.setState({ operator: null, isWaiting: false });
  void call(consoleCalls.signOutOfConsole, { token, quiet: true });
}

/** The session has ended by itself. */
export function endSession(): void {
  remember('');
  useConsoleSession.setState(({ operator }) => ({ isWaiting: operator !== null }));
}

/**
 * Makes a call as the operator, without the overlay. If the session has ended, the sign-in form is shown; if a fresh
 * second factor is needed, it is asked for and the call is made again.
 */
export async function callAsOperator<C extends Call>(row: C, input: CallInput<C>): Promise<CallResult<AnswerOf<C>>> {
  const { token } = useConsoleSession.getState();
  const result = await call<C>(row, { ...input, token, quiet: true });
  if (result.status !== 403) return result;
  const { error } = (result.error ?? {}) as { error?: unknown };
  if (error === consoleRefusals.confirmFirst) return (await askToConfirm()) ? callAsOperator(row, input) : result;
  if (error === consoleRefusals.signInFirst && token === useConsoleSession.getState().token) endSession();
  return result;
}

/** The error text for the page: the server's, or a general one. */
export function faultMessage({ error, status }: CallResult<unknown>): string {
  if (status === 0) return 'The server did not answer. Try again.';
  const text = (error as { error?: unknown } | null)?.error;
  return typeof text === 'string' && status < 500 ? text : 'The server could not answer. Try again.';
}

/** Keeps the token in this tab. */
export function remember(token: string): void {
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
