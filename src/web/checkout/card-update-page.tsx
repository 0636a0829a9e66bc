import { useCallback, useState } from 'react';
import { paths } from '../../contract/paths';
import type { SubscriptionDetails } from '../../contract/subscription';
import { go } from '../platform/navigate';
import { NotRead } from '../subscription/not-read';
import { may } from '../subscription/standing';
import { useSubscription } from '../subscription/use-subscription';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { CardUpdateForm } from './card-update-form';
import styles from './card-update-page.module.css';
import { CheckoutFrame } from './checkout-frame';
import { useCardTransaction } from './use-card-transaction';
import { waitForCard } from './wait-for-card';

/** /checkout/card: another card for a running subscription, and with it what is open. */
export default function CardUpdatePage() {
  const { loaded, reload } = useSubscription();
  const found = typeof loaded === 'string' ? null : loaded.found;
  return (
    <CheckoutFrame backHref={paths.manageSubscription} backLabel="Back to your subscription">
      <div className={styles.page}>
        <h1 tabIndex={-1}>Change your card</h1>
        {loaded === 'failed' && <NotRead onRetry={reload} />}
        {typeof loaded !== 'string' && (found === null || !may(found, 'update-card')) && <NoCard />}
        {found !== null && may(found, 'update-card') && <NewCard subscription={found} />}
      </div>
    </CheckoutFrame>
  );
}

function NoCard() {
  return (
    <Card>
      <p className="muted">There is no running subscription that a card could pay for.</p>
      <Button wide variant="white" href={paths.manageSubscription}>
        Back to your subscription
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
        Thank you. One moment, until we have heard of your card.
      </p>
    );
  }
  if (transaction === 'loading') return <p className="muted">One moment.</p>;
  if ('refused' in transaction) return <Refused words={transaction.refused} onRetry={retry} />;
  return (
    <CardUpdateForm
      subscription={subscription}
      transactionId={transaction.transaction_id}
      onCompleted={() => void toManage()}
    />
  );
}

function Refused({ words, onRetry }: { words: string; onRetry(): void }) {
  return (
    <Card>
      <p className="muted" role="alert">
        {words}
      </p>
      <Button wide onClick={onRetry}>
        Try again
      </Button>
    </Card>
  );
}
