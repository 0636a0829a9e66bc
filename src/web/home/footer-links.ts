import { paths } from '../../contract/paths';
import { isLoggedIn, useSession } from '../auth/session';
import { useHydrated } from '../platform/use-hydrated';

/** What stands at the foot of every page. Who is signed in is one press away from cancelling, others identify themselves first. */
export function useFooterLinks() {
  const isHydrated = useHydrated();
  const isSignedIn = useSession(isLoggedIn) && isHydrated;
  return [
    { href: paths.help, label: 'Help' },
    { href: paths.privacy, label: 'Privacy' },
    { href: paths.terms, label: 'Terms' },
    { href: isSignedIn ? paths.cancelSubscription : paths.leave, label: 'Cancel a subscription' },
  ];
}
