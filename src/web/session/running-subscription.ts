import { isLoggedIn, type Session } from './session.ts';

/** Signed in with a subscription that has not ended, whether or not it is paid at the moment. */
export function hasRunningSubscription(session: Pick<Session, 'token' | 'profile'>): boolean {
  return isLoggedIn(session) && !['', 'canceled'].includes(session.profile.sub_status);
}
