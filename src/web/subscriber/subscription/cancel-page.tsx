import { useEffect, useState } from 'react';
import { paths } from '#contract/paths.ts';
import type { CancelReason, SubscriptionAnswer, SubscriptionDetails } from '#contract/subscription.ts';
import { track } from '#web/measuring/analytics/track.ts';
import { go } from '#web/platform/navigate.ts';
import { useHeadingFocus } from '#web/platform/use-heading-focus.ts';
import { useSession } from '#web/session/session.ts';
import { BackLink } from '#web/site/back-link.tsx';
import { SignedInShell } from '#web/site/signed-in-shell.tsx';
import { Button } from '#web/ui/button.tsx';
import { CancelForm } from './cancel-form.tsx';
import styles from './cancel-page.module.css';
import { CancelledView } from './cancelled-view.tsx';
import { leavingCopy, say } from './leaving-copy.ts';
import { pausePlanCopy } from './pause-copy.ts';
import { keepLabel } from './state-copy.ts';
import { cancelSubscription, keepSubscription, pauseSubscription } from './subscription-changes.ts';
import { may, openUntil } from './subscription-state.ts';
import { subscriptionStateCopy } from './subscription-state-copy.ts';
import { useSubscription } from './use-subscription.ts';

export const prepare = async () => void (await Promise.all([leavingCopy.load(), subscriptionStateCopy.load()]));

/** § 2, cancel: an explanation, an optional reason and one button; then the confirmation, with a way to undo it. */
export default function CancelPage() {
  const { loaded, setFound } = useSubscription();
  const [isCancelled, setCancelled] = useState(false);
  const email = useSession((session) => session.profile.email);

  const subscription = typeof loaded === 'string' ? null : loaded.found;
  const canUndo = subscription !== null && may(subscription, 'undo-cancel');
  const isDone = isCancelled || canUndo;
  const until = subscription === null ? undefined : openUntil(subscription);

  useEffect(() => track('canceled_step2', {}), []);

  async function cancel(reason: CancelReason | null) {
    const changed = await cancelSubscription(reason);
    if (changed === null) return;
    setCancelled(true);
    setFound(changed.subscription);
  }

  const nothingToCancel = typeof loaded !== 'string' && (subscription === null || !may(subscription, 'cancel'));
  useHeadingFocus(viewName(isDone, nothingToCancel));

  if (isDone) {
    return (
      <CancelledView
        until={until ?? null}
        email={email}
        isSignedIn
        keep={canUndo ? { label: keepLabel(subscription), onKeep: () => void toManageAfter(keepSubscription()) } : null}
      />
    );
  }
  return (
    <SignedInShell current="account" horizon tabsOnlyWide>
      <div className={styles.page}>
        <div className="only-narrow">
          <BackLink href={paths.manageSubscription} label={say('back')} />
        </div>
        {nothingToCancel ? (
          <NothingToCancel />
        ) : (
          <CancelForm
            until={until}
            onCancel={cancel}
            keepHref={paths.account}
            instead={
              subscription !== null &&
              may(subscription, 'pause') && (
                <PauseOffer subscription={subscription} onPause={() => void toManageAfter(pauseSubscription(1))} />
              )
            }
          />
        )}
      </div>
    </SignedInShell>
  );
}

function viewName(isDone: boolean, nothingToCancel: boolean): string {
  if (isDone) return 'done';
  return nothingToCancel ? 'nothing' : 'form';
}

/** Opens Manage, which shows the change, unless it was refused. */
async function toManageAfter(change: Promise<SubscriptionAnswer | null>) {
  if ((await change) !== null) go(paths.manageSubscription, { replace: true });
}

function NothingToCancel() {
  return (
    <section className={styles.nothing}>
      <h1 tabIndex={-1}>{say('nothing')}</h1>
      <p className="muted">{say('nothing-running')}</p>
      <Button wide variant="white" href={paths.account}>
        {say('to-account')}
      </Button>
    </section>
  );
}

interface PauseOfferProps {
  subscription: SubscriptionDetails;
  onPause(): void;
}

/** The only alternative offered to users who cancel, below the button that cancels. */
function PauseOffer({ subscription, onPause }: PauseOfferProps) {
  return (
    <section className={styles.instead} aria-labelledby="pause-instead">
      <h2 id="pause-instead">{say('pause-instead')}</h2>
      <p className="small muted">{pausePlanCopy(subscription, 1)}</p>
      <Button small variant="white" onClick={onPause}>
        {say('pause-instead-button')}
      </Button>
    </section>
  );
}
