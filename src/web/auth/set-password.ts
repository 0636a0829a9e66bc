import { apiPaths } from '../../contract/api-paths';
import type { SetPasswordBody } from '../../contract/auth';
import { passwordLength } from '../../contract/limits';
import { notificationPrefixes } from '../../contract/messages';
import { callApi } from '../platform/api';
import { errorText } from '../platform/error-text';
import { notifyFailure } from '../platform/notify';

export const passwordRule = `${passwordLength.min} characters or more. A few words in a row work well.`;

export type SetPasswordOutcome = 'set' | { refused: string };

/** Sets the password; a refusal is told by a notification (§ 8) and given back for the form. */
export async function setPassword(body: SetPasswordBody): Promise<SetPasswordOutcome> {
  const result = await callApi<unknown>('PUT', apiPaths.password, body);
  if (result.error === null) return 'set';
  notifyFailure(notificationPrefixes.setPassword, result);
  return { refused: errorText(result) };
}

/** What is wrong with a new password before it is sent; null when nothing is. The server judges again, and more. */
export function passwordFault(password: string): string | null {
  if (password.length < passwordLength.min) return `Use ${passwordLength.min} characters or more.`;
  if (password.length > passwordLength.max) return `Use at most ${passwordLength.max} characters.`;
  return null;
}
