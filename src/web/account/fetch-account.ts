import type { Profile } from '../../contract/account';
import { apiPaths } from '../../contract/api-paths';
import { notificationPrefixes } from '../../contract/messages';
import { useSession } from '../auth/session';
import { callApi } from '../platform/api';
import { notifyFailure } from '../platform/notify';

/** § 7: reads the account and keeps it as the session's profile. Null, after a notification, when that fails. */
export async function fetchAccount(): Promise<Profile | null> {
  const result = await callApi<Profile>('GET', apiPaths.account);
  if (result.data === null) {
    notifyFailure(notificationPrefixes.fetchAccount, result);
    return null;
  }
  useSession.getState().setProfile(result.data);
  return result.data;
}
