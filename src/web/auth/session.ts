import { create } from 'zustand';
import type { Profile } from '../../contract/account';
import { isActiveStatus } from '../../contract/is-active-status';
import { authorizeCalls } from '../platform/credentials';
import { currentAddress, go } from '../platform/navigate';
import { keepStored, placeFor } from '../platform/persisted';
import { loginWithReturn } from './return-path';

/** § 3: nobody's profile. */
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

/** § 3: the session state, kept on this device. */
export interface Session {
  token: string;
  profile: Profile;
  /** Keeps the token that a sign-in gave; every later call carries it. */
  signIn(token: string): void;
  /** Keeps whose account `token` opens; nothing when another tab has signed somebody else in meanwhile. */
  setProfile(profile: Profile, token: string): void;
  /** Forgets who was signed in here and stays where the visitor is; a newer sign-in of another tab stands. */
  forget(): void;
  /** § 4: forgets who was signed in and opens Login, which leads back here. */
  forceLogout(): void;
}

export const useSession = create<Session>()((_set, get) => ({
  token: '',
  profile: emptyProfile,
  signIn: (token) => useSession.setState({ token }),
  setProfile: (profile, token) => changeOf(token, { profile }),
  forget: () => changeOf(get().token, { token: '', profile: emptyProfile }),
  forceLogout() {
    const login = loginWithReturn(currentAddress());
    get().forget();
    go(login, { replace: true });
  },
}));

keepStored(useSession, placeFor('everkite.session'));

/** Changes the session that a token stands for, if it is still this browser's. */
function changeOf(token: string, change: Partial<Session>): void {
  useSession.setState((session) => (session.token === token ? change : {}));
}

authorizeCalls({
  token: () => useSession.getState().token,
  rejected: () => useSession.getState().forceLogout(),
});

/** § 4: a non-empty token. */
export function isLoggedIn(session: Pick<Session, 'token'>): boolean {
  return session.token !== '';
}

/** § 4: signed in with an active or trialing subscription. */
export function hasActiveSubscription(session: Pick<Session, 'profile'>): boolean {
  return isActiveStatus(session.profile.sub_status);
}
