import type { Profile } from '#contract/account.ts';
import { calls } from '#contract/calls.ts';
import { isCohort } from '#contract/cohort.ts';
import { notificationPrefixes } from '#contract/messages.ts';
import { quizOfCohort } from '#contract/quiz-pages.ts';
import { stageIn } from '#web/measuring/visitor/quiz-progress.ts';
import { useVisitor } from '#web/measuring/visitor/visitor.ts';
import { call } from '#web/platform/call.ts';
import { notifyFailure } from '#web/platform/notify.ts';
import { useSession } from './session.ts';

/**
 * § 7: reads the account and stores it as the session's profile. Null, after a notification, when that fails.
 * @param quiet for a page that works without: no overlay, and no notification
 */
export async function fetchAccount({ quiet = false } = {}): Promise<Profile | null> {
  const { token, setProfile } = useSession.getState();
  const result = await call(calls.readAccount, { quiet });
  if (result.data === null) {
    if (!quiet) notifyFailure(notificationPrefixes.fetchAccount, result);
    return null;
  }
  setProfile(result.data, token);
  applyAccountCohort(result.data.cohort);
  return result.data;
}

/** Uses the account's cohort, because this device may have drawn another, unless the user has begun that quiz here. */
function applyAccountCohort(cohort: string) {
  const isWalking = stageIn(quizOfCohort(useVisitor.getState().cohort)) !== 'none';
  if (isCohort(cohort) && !isWalking) useVisitor.setState({ cohort });
}
