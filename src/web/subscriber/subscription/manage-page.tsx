import { useEffect, useState } from 'react';
import { paths } from '#contract/paths.ts';
import { track } from '#web/measuring/analytics/track.ts';
import { useOwnNextPages } from '#web/measuring/visitor/own-pages.ts';
import { useHeadingFocus } from '#web/platform/use-heading-focus.ts';
import { BackLink } from '#web/site/back-link.tsx';
import { NotLoaded } from '#web/site/not-loaded.tsx';
import { SignedInShell } from '#web/site/signed-in-shell.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import styles from './manage-page.module.css';
import { ManageSubscription } from './manage-subscription.tsx';
import { withdraw } from './subscription-changes.ts';
import { say, subscriptionCopy } from './subscription-copy.ts';
import { subscriptionStateCopy } from './subscription-state-copy.ts';
import { useSubscription } from './use-subscription.ts';
import { withdrawingCopy } from './withdrawing-copy.ts';
import { WithdrawnView } from './withdrawn-view.tsx';

export const prepare = async () =>
  void (await Promise.all([subscriptionCopy.load(), subscriptionStateCopy.load(), withdrawingCopy.load()]));

/** § 2, manage subscription. */
export default function ManagePage() {
  const { loaded, setFound, reload } = useSubscription();
  const [hasWithdrawn, setWithdrawn] = useState(false);
  const found = typeof loaded === 'string' ? null : loaded.found;
  const withdrawal = hasWithdrawn ? (found?.withdrawal ?? null) : null;

  useEffect(() => track('canceled_step1', {}), []);
  useHeadingFocus(withdrawal === null ? 'manage' : 'withdrawn');

  async function withdrawHere() {
    const changed = await withdraw();
    if (changed === null) return;
    setFound(changed.subscription);
    setWithdrawn(true);
  }

  if (withdrawal !== null) return <WithdrawnView refund={withdrawal.refund} isSignedIn />;
  return (
    <SignedInShell current="account" narrow>
      <BackLink href={paths.account} label={say('back')} />
      <h1 tabIndex={-1} className={styles.heading}>
        {say('title')}
      </h1>
      {loaded === 'failed' && <NotLoaded onRetry={reload} />}
      {typeof loaded !== 'string' && loaded.found === null && <NoSubscription />}
      {found !== null && <ManageSubscription subscription={found} onChanged={setFound} onWithdraw={withdrawHere} />}
    </SignedInShell>
  );
}

function NoSubscription() {
  const { offers } = useOwnNextPages();
  return (
    <Card>
      <p className="muted">{say('none')}</p>
      <Button variant="white" wide href={offers}>
        {say('to-offers')}
      </Button>
    </Card>
  );
}
