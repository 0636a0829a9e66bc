import { consoleCalls } from '#contract/console/calls.ts';
import { callAsOperator, faultMessage } from './console-session.ts';
import { askForPasskey } from './passkey.ts';

/** Confirms with a passkey that the operator is present. Resolves to the error, or null. */
export async function confirmByPasskey(): Promise<string | null> {
  const request = await callAsOperator(consoleCalls.beginConfirming, {});
  if (request.data === null) return faultMessage(request);
  const asked = await askForPasskey(request.data);
  if ('fault' in asked) return asked.fault;
  const result = await callAsOperator(consoleCalls.confirmByPasskey, { body: asked });
  return result.error === null ? null : faultMessage(result);
}

/** Confirms with a code of the app, or a recovery code. Resolves to the error, or null. */
export async function confirmByCode(code: string): Promise<string | null> {
  const result = await callAsOperator(consoleCalls.confirmByCode, { body: { code } });
  return result.error === null ? null : faultMessage(result);
}
