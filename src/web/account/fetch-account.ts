import type { Profile } from '../../contract/account';
import { apiPaths } from '../../contract/api-paths';
import { isCohort } from '../../contract/cohort';
import { notificationPrefixes } from '../../contract/messages';
import { quizOfCohort } from '../../contract/quiz-pages';
import { useSession } from '../auth/session';
import { callApi } from '../platform/api';
import { notifyFailure } from '../platform/notify';
import { hasBegun } from '../visitor/has-begun';
import { useVisitor } from '../visitor/visitor';

/** § 7: reads the account and keeps it as the session's profile. Null, after a notification, when that fails. */
export async function fetchAccount(): Promise<Profile | null> {
  const { token, setProfile } = useSession.getState();
  const result = await callApi<Profile>('GET', apiPaths.account);
  if (result.data === null) {
    notifyFailure(notificationPrefixes.fetchAccount, result);
    return null;
  }
  setProfile(result.data, token);
  takeOwnCohort(result.data.cohort);
  return result.data;
}

/**
 * On another device the draw may have been different; somebody with an account stays with the quiz they know, unless they
 * walk another one here.
 */
function takeOwnCohort(cohort: string) {
  const isWalking = hasBegun(quizOfCohort(useVisitor.getState().cohort));
  if (isCohort(cohort) && !isWalking) useVisitor.setState({ cohort });
}
