import { paths } from '../../contract/paths';
import type { SubscriptionDetails } from '../../contract/subscription';
import { isLoggedIn, useSession } from '../auth/session';
import { go } from '../platform/navigate';
import { useLinkView } from '../platform/use-link-view';
import { AskForLink, LinkNotOpened, OpeningLink } from './ask-for-link';
import { CancelledView } from './cancelled-view';
import { openLeaveLink } from './leave-calls';
import { LeaveWithLink } from './leave-with-link';
import { openUntil } from './standing';
import { WithdrawnView } from './withdrawn-view';

type View =
  | { name: 'opening' }
  | { name: 'asking' }
  | { name: 'gone' }
  | { name: 'fault'; words: string }
  | { name: 'opened'; token: string; subscription: SubscriptionDetails | null }
  | { name: 'cancelled'; until: string | null }
  | { name: 'withdrawn'; refund: NonNullable<SubscriptionDetails['withdrawal']>['refund'] };

/** /leave: cancelling and withdrawing for whoever is not signed in. */
export default function LeavePage() {
  const { view, setView, open } = useLinkView(viewOf);

  switch (view.name) {
    case 'opening':
      return <OpeningLink />;
    case 'asking':
      return <AskForLink title="Cancel or withdraw" />;
    case 'gone':
      return <AskForLink title="This link no longer works" isAgain />;
    case 'fault':
      return <LinkNotOpened words={view.words} onRetry={open} />;
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
      return <CancelledView until={view.until} email="" isSignedIn={false} onStartAgain={null} />;
    case 'withdrawn':
      return <WithdrawnView refund={view.refund} isSignedIn={false} />;
  }
}

/** Somebody signed in needs no link: the page stays as it is until Cancel is there. */
async function viewOf(token: string | null): Promise<View> {
  if (token === null) {
    if (!isLoggedIn(useSession.getState())) return { name: 'asking' };
    go(paths.cancelSubscription, { replace: true });
    return { name: 'opening' };
  }
  const opened = await openLeaveLink(token);
  if (opened === 'gone') return { name: 'gone' };
  if ('fault' in opened) return { name: 'fault', words: opened.fault };
  return { name: 'opened', token, subscription: opened.subscription };
}
