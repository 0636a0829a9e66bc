import { useEffect, useState } from 'react';
import { apiPaths } from '../../contract/api-paths';
import { notificationPrefixes } from '../../contract/messages';
import { paths } from '../../contract/paths';
import type { CancelBody, CancelReason } from '../../contract/subscription';
import { BackLink } from '../account/back-link';
import { SignedInShell } from '../account/signed-in-shell';
import { track } from '../analytics/track';
import { useSession } from '../auth/session';
import { callApi } from '../platform/api';
import { go } from '../platform/navigate';
import { notifyFailure } from '../platform/notify';
import { useHeadingFocus } from '../platform/use-heading-focus';
import { Button } from '../ui/button';
import { CancelForm } from './cancel-form';
import styles from './cancel-page.module.css';
import { CancelledView } from './cancelled-view';
import { canCancel, canStartAgain, openUntil } from './standing';
import { startAgain } from './start-again';
import { useSubscription } from './use-subscription';

/** § 2, cancel: what happens, an optional reason, one button; then the calm confirmation, from which it can be undone. */
export default function CancelPage() {
  const { loaded, reload } = useSubscription();
  const [isCancelled, setCancelled] = useState(false);
  const email = useSession((session) => session.profile.email);

  const subscription = typeof loaded === 'string' ? null : loaded.found;
  const isDone = isCancelled || (subscription !== null && canStartAgain(subscription));
  const until = subscription === null ? null : openUntil(subscription, Date.now());

  useEffect(() => track('canceled_step2', {}), []);
  useHeadingFocus(isDone ? 'done' : 'form');

  async function cancel(reason: CancelReason | null) {
    const body: CancelBody | undefined = reason === null ? undefined : { reason };
    const result = await callApi<unknown>('PUT', apiPaths.cancelSubscription, body);
    if (result.error !== null) {
      notifyFailure(notificationPrefixes.cancelSubscription, result);
      return;
    }
    setCancelled(true);
    await reload();
  }

  async function undo() {
    if (await startAgain()) go(paths.manageSubscription, { replace: true });
  }

  if (isDone) return <CancelledView until={until} email={email} onStartAgain={undo} />;
  const nothingToCancel = typeof loaded !== 'string' && (subscription === null || !canCancel(subscription));
  return (
    <SignedInShell current="subscription" horizon tabsOnlyWide>
      <div className={styles.page}>
        <div className="only-narrow">
          <BackLink href={paths.manageSubscription} label="Subscription" />
        </div>
        {nothingToCancel ? <NothingToCancel /> : <CancelForm until={until} onCancel={cancel} />}
      </div>
    </SignedInShell>
  );
}

function NothingToCancel() {
  return (
    <section className={styles.nothing}>
      <h1 tabIndex={-1}>There is nothing to cancel</h1>
      <p className="muted">You have no running subscription, and no payment is to come.</p>
      <Button wide variant="white" href={paths.account}>
        Back to your account
      </Button>
    </section>
  );
}
