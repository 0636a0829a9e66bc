import { paths } from '#contract/paths.ts';
import { useHydrated } from '#web/platform/use-hydrated.ts';
import { isLoggedIn, useSession } from '#web/session/session.ts';

/** The footer's links. Signed-in users can cancel directly; others have to identify themselves first. */
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
