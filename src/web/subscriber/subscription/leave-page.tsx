import { paths } from '#contract/paths.ts';
import type { SubscriptionDetails } from '#contract/subscription.ts';
import { go } from '#web/platform/navigate.ts';
import { useLinkView } from '#web/platform/use-link-view.ts';
import { isLoggedIn, useSession } from '#web/session/session.ts';
import { LinkNotOpened, OpeningLink } from '../auth/link-stages.tsx';
import { linksCopy } from '../auth/links-copy.ts';
import { AskForLink } from './ask-for-link.tsx';
import { CancelledView } from './cancelled-view.tsx';
import { openLeaveLink } from './leave-calls.ts';
import { LeaveWithLink } from './leave-with-link.tsx';
import { leavingCopy, say } from './leaving-copy.ts';
import { openUntil } from './subscription-state.ts';
import { subscriptionStateCopy } from './subscription-state-copy.ts';
import { withdrawingCopy } from './withdrawing-copy.ts';
import { WithdrawnView } from './withdrawn-view.tsx';

type View =
  | { name: 'opening' }
  | { name: 'asking' }
  | { name: 'gone' }
  | { name: 'fault'; reason: string }
  | { name: 'opened'; token: string; subscription: SubscriptionDetails | null }
  | { name: 'cancelled'; until: string | null }
  | { name: 'withdrawn'; refund: NonNullable<SubscriptionDetails['withdrawal']>['refund'] };

export const prepare = async () =>
  void (await Promise.all([
    leavingCopy.load(),
    withdrawingCopy.load(),
    subscriptionStateCopy.load(),
    linksCopy.load(),
  ]));

/** /leave: cancelling and withdrawing for users who are not signed in. */
export default function LeavePage() {
  const { view, setView, open } = useLinkView(viewOf);

  switch (view.name) {
    case 'opening':
      return <OpeningLink title={say('by-link')} />;
    case 'asking':
      return <AskForLink title={say('by-link')} />;
    case 'gone':
      return <AskForLink title={say('by-link-gone')} isAgain />;
    case 'fault':
      return <LinkNotOpened reason={view.reason} onRetry={open} />;
    case 'opened':
      return (
        <LeaveWithLink
          token={view.token}
          subscription={view.subscription}
          onCancelled={(left) => setView({ name: 'cancelled', until: left === null ? null : openUntil(left) })}
          onWithdrawn={(refund) => setView({ name: 'withdrawn', refund })}
        />
      );
    case 'cancelled':
      return <CancelledView until={view.until} email="" isSignedIn={false} keep={null} />;
    case 'withdrawn':
      return <WithdrawnView refund={view.refund} isSignedIn={false} />;
  }
}

/** Signed-in users need no link and are redirected to Cancel; this page stays on screen until that has loaded. */
async function viewOf(token: string | null): Promise<View> {
  if (token === null) {
    if (!isLoggedIn(useSession.getState())) return { name: 'asking' };
    go(paths.cancelSubscription, { replace: true });
    return { name: 'opening' };
  }
  const opened = await openLeaveLink(token);
  if (opened === 'gone') return { name: 'gone' };
  if ('fault' in opened) return { name: 'fault', reason: opened.fault };
  return { name: 'opened', token, subscription: opened.subscription };
}
