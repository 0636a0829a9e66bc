import type { SetPasswordBody } from '#contract/auth.ts';
import { calls } from '#contract/calls.ts';
import { passwordLength } from '#contract/limits.ts';
import { notificationPrefixes } from '#contract/messages.ts';
import { call } from '#web/platform/call.ts';
import { errorText } from '#web/platform/error-copy.ts';
import { notifyFailure } from '#web/platform/notify.ts';

export const passwordRule = `${passwordLength.min} characters or more. A few words in a row work well.`;

/** The token is null unless it was the account's first password, which signs in. */
type SetPasswordOutcome = { token: string | null } | { refused: string };

/** Sets the password; a refusal is shown in a notification (§ 8) and returned for the form. */
export async function setPassword(body: SetPasswordBody): Promise<SetPasswordOutcome> {
  const result = await call(calls.setPassword, { body });
  if (result.error === null) return { token: result.data?.token ?? null };
  notifyFailure(notificationPrefixes.setPassword, result);
  return { refused: errorText(result) };
}

/** The message for an invalid new password before it is sent; null when there is none. The server checks more. */
export function passwordFault(password: string): string | null {
  if (password.length < passwordLength.min) return `Use ${passwordLength.min} characters or more.`;
  if (password.length > passwordLength.max) return `Use at most ${passwordLength.max} characters.`;
  return null;
}
