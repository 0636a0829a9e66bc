import { apiPaths } from '../../contract/api-paths';
import type { RequestPasswordResetBody } from '../../contract/auth';
import { notificationPrefixes } from '../../contract/messages';
import { callApi } from '../platform/api';
import { notifyFailure } from '../platform/notify';

/** Asks for a mail with a link to choose a password. False, after a notification, when that fails. */
export async function requestPasswordLink(email: string): Promise<boolean> {
  const body: RequestPasswordResetBody = { email };
  const result = await callApi<unknown>('POST', apiPaths.requestPasswordReset, body);
  if (result.error !== null) notifyFailure(notificationPrefixes.requestPasswordReset, result);
  return result.error === null;
}
