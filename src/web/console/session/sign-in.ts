import { consoleCalls } from '#contract/console/calls.ts';
import type { ConsoleSignInAnswer, ConsoleSignInBody, OperatorSignInBody } from '#contract/console/sign-in.ts';
import { type CallResult, call } from '#web/platform/call.ts';
import { faultMessage, remember } from './console-session.ts';
import { askForPasskey } from './passkey.ts';

/** Signs in with the console's own password. Resolves to the error, or null. */
export async function signInToConsole(body: ConsoleSignInBody): Promise<string | null> {
  return settle(await call(consoleCalls.signInToConsole, { body, token: '' }));
}

/** Signs in as an operator, by password and code. Resolves to the error, or null. */
export async function signInAsOperator(body: OperatorSignInBody): Promise<string | null> {
  return settle(await call(consoleCalls.signInAsOperator, { body, token: '' }));
}

/** Signs in by passkey. Resolves to the error, or null. */
export async function signInByPasskey(): Promise<string | null> {
  const request = await call(consoleCalls.beginPasskeySignIn, { token: '', quiet: true });
  if (request.data === null) return faultMessage(request);
  const asked = await askForPasskey(request.data);
  if ('fault' in asked) return asked.fault;
  return settle(await call(consoleCalls.signInByPasskey, { body: asked, token: '' }));
}

function settle(result: CallResult<ConsoleSignInAnswer>): string | null {
  if (result.data === null) return faultMessage(result);
  remember(result.data.token);
  return null;
}
