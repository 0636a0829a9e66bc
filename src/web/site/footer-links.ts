import { paths } from '#contract/paths.ts';
import { useHydrated } from '#web/platform/use-hydrated.ts';
import { isLoggedIn, useSession } from '#web/session/session.ts';
import { frameCopy } from './frame-copy.ts';

/** The footer's links. Signed-in users can cancel directly; others have to identify themselves first. */
export function useFooterLinks() {
  const isHydrated = useHydrated();
  const isSignedIn = useSession(isLoggedIn) && isHydrated;
  return [
    { href: paths.help, label: frameCopy.say('help') },
    { href: paths.privacy, label: frameCopy.say('privacy') },
    { href: paths.terms, label: frameCopy.say('terms') },
    { href: isSignedIn ? paths.cancelSubscription : paths.leave, label: frameCopy.say('cancel') },
  ];
}
