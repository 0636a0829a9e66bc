import { useCallback, useEffect, useRef, useState } from 'react';
import { calls } from '#contract/calls.ts';
import { paths } from '#contract/paths.ts';
import type { CardAnswer, SubscriptionDetails } from '#contract/subscription.ts';
import { checkoutCopy } from '#web/checkout/checkout-copy.ts';
import { CheckoutFrame } from '#web/checkout/checkout-frame.tsx';
import { waitForCard } from '#web/checkout/wait-for-card.ts';
import { call } from '#web/platform/call.ts';
import { errorSentence } from '#web/platform/error-copy.ts';
import { go } from '#web/platform/navigate.ts';
import { NotLoaded } from '#web/site/not-loaded.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { cardUpdateCopy, say } from './card-update-copy.ts';
import { CardUpdateForm } from './card-update-form.tsx';
import styles from './card-update-page.module.css';
import { may } from './subscription-state.ts';
import { subscriptionStateCopy } from './subscription-state-copy.ts';
import { useSubscription } from './use-subscription.ts';

export const prepare = async () =>
  void (await Promise.all([cardUpdateCopy.load(), subscriptionStateCopy.load(), checkoutCopy.load()]));

/** /checkout/card: another card for a running subscription, which also pays an overdue payment. */
export default function CardUpdatePage() {
  const { loaded, reload } = useSubscription();
  const found = typeof loaded === 'string' ? null : loaded.found;
  return (
    <CheckoutFrame backHref={paths.manageSubscription} backLabel={say('back')}>
      <div className={styles.page}>
        <h1 tabIndex={-1}>{say('title')}</h1>
        {loaded === 'failed' && <NotLoaded onRetry={reload} />}
        {typeof loaded !== 'string' && (found === null || !may(found, 'update-card')) && <NoCard />}
        {found !== null && may(found, 'update-card') && <NewCard subscription={found} />}
      </div>
    </CheckoutFrame>
  );
}

function NoCard() {
  return (
    <Card>
      <p className="muted">{say('none')}</p>
      <Button wide variant="white" href={paths.manageSubscription}>
        {say('back')}
      </Button>
    </Card>
  );
}

function NewCard({ subscription }: { subscription: SubscriptionDetails }) {
  const { transaction, retry } = useCardTransaction();
  const [isDone, setDone] = useState(false);

  const toManage = useCallback(async () => {
    setDone(true);
    await waitForCard(subscription);
    go(paths.manageSubscription, { replace: true });
  }, [subscription]);

  if (isDone) {
    return (
      <p className="muted" role="status">
        {say('done')}
      </p>
    );
  }
  if (transaction === 'loading') return <p className="muted">{say('one-moment')}</p>;
  if ('refused' in transaction) return <Refused reason={transaction.refused} onRetry={retry} />;
  return <CardUpdateForm subscription={subscription} card={transaction} onCompleted={() => void toManage()} />;
}

function Refused({ reason, onRetry }: { reason: string; onRetry(): void }) {
  return (
    <Card>
      <p className="muted" role="alert">
        {reason}
      </p>
      <Button wide onClick={onRetry}>
        {say('try-again')}
      </Button>
    </Card>
  );
}

type CardTransaction = 'loading' | CardAnswer | { refused: string };

/** The transaction that takes a new card, created once per visit of the page. */
function useCardTransaction() {
  const [transaction, setTransaction] = useState<CardTransaction>('loading');
  const isRequested = useRef(false);

  const requestTransaction = useCallback(async () => {
    setTransaction('loading');
    const result = await call(calls.updateCard);
    setTransaction(result.data ?? { refused: errorSentence(result) });
  }, []);

  useEffect(() => {
    if (isRequested.current) return;
    isRequested.current = true;
    void requestTransaction();
  }, [requestTransaction]);

  return { transaction, retry: () => void requestTransaction() };
}
