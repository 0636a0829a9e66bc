import { create } from 'zustand';
import type { Profile } from '#contract/account.ts';
import { isActiveStatus } from '#contract/is-active-status.ts';
import { describeUserBy } from '#web/measuring/analytics/track.ts';
import { authorizeCalls } from '#web/platform/credentials.ts';
import { currentAddress, go } from '#web/platform/navigate.ts';
import { persistStore, placeFor } from '#web/platform/persisted.ts';
import { loginWithReturn } from './return-path.ts';

/** § 3: the profile when nobody is signed in. */
export const emptyProfile: Profile = {
  id: 0,
  bundle_id: '',
  cohort: '',
  email: '',
  customer_id: '',
  name: '',
  sub_expire_at: 0,
  sub_id: '',
  sub_status: '',
  inapp_id: 0,
};

/** § 3: the session state, stored in this browser. */
export interface Session {
  token: string;
  profile: Profile;
  /** Stores the token of a sign-in; every later call sends it. */
  signIn(token: string): void;
  /** Stores the profile of the account of `token`, unless another tab has signed in somebody else since. */
  setProfile(profile: Profile, token: string): void;
  /** Clears the session without leaving the page. Does not end another tab's newer session. */
  forget(): void;
  /** § 4: clears the session and opens Login with the way back here and the user whose session it was. */
  forceLogout(): void;
}

export const useSession = create<Session>()((_set, get) => ({
  token: '',
  profile: emptyProfile,
  signIn: (token) => useSession.setState({ token }),
  setProfile: (profile, token) => changeOf(token, { profile }),
  forget: () => changeOf(get().token, { token: '', profile: emptyProfile }),
  forceLogout() {
    const { profile, forget } = get();
    forget();
    go(loginWithReturn(currentAddress()), { replace: true, state: profile.id });
  },
}));

persistStore(useSession, placeFor('everkite.session'));

/** Changes the session only while it has this token, because another tab may have replaced it. */
function changeOf(token: string, change: Partial<Session>): void {
  useSession.setState((session) => (session.token === token ? change : {}));
}

authorizeCalls({
  token: () => useSession.getState().token,
  rejected: useSession.getState().forceLogout,
});

/** § 4: a non-empty token. */
export function isLoggedIn(session: Pick<Session, 'token'>): boolean {
  return session.token !== '';
}

/** § 4: signed in with an active or trialing subscription. */
export function hasActiveSubscription(session: Pick<Session, 'profile'>): boolean {
  return isActiveStatus(session.profile.sub_status);
}

describeUserBy(() => {
  const session = useSession.getState();
  return { signed_in: isLoggedIn(session), subs_active: isLoggedIn(session) && hasActiveSubscription(session) };
});
