import { useEffect, useRef, useState } from 'react';
import { formatPrice } from '../../contract/price-words';
import type { SubscriptionDetails } from '../../contract/subscription';
import { publicConfig } from '../platform/public-config';
import { cardWords } from '../subscription/card-words';
import { isPastDue } from '../subscription/standing';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import styles from './card-update-page.module.css';
import { openCardForm } from './open-card-form';
import type { Totals } from './paddle-totals';

interface CardUpdateFormProps {
  subscription: SubscriptionDetails;
  transactionId: string;
  onCompleted(): void;
}

const frameTarget = 'card-form';

/** What the new card will pay now, if anything, and the form of the payment service. */
export function CardUpdateForm({ subscription, transactionId, onCompleted }: CardUpdateFormProps) {
  const [totals, setTotals] = useState<Totals | null>(null);
  const [isBroken, setBroken] = useState(false);
  const isOpened = useRef(false);

  useEffect(() => {
    if (isOpened.current) return;
    isOpened.current = true;
    showCardForm(transactionId, setTotals, onCompleted).catch((error: unknown) => {
      console.error(error);
      setBroken(true);
    });
  }, [transactionId, onCompleted]);

  return (
    <>
      <p className="muted">
        {wordsOf(subscription, totals)} {subscription.card !== null && `Now it is ${cardWords(subscription.card)}.`}
      </p>
      {isBroken ? (
        <Card role="alert">
          <p className="muted">The card form did not load. Nothing was charged or changed.</p>
          <Button wide onClick={() => location.reload()}>
            Try again
          </Button>
        </Card>
      ) : (
        <div className={`${frameTarget} ${styles.frame}`} />
      )}
    </>
  );
}

async function showCardForm(transactionId: string, onTotals: (totals: Totals) => void, onCompleted: () => void) {
  await openCardForm(publicConfig().payment, { transactionId, frameTarget, onTotals, onCompleted });
}

/** The form itself knows best what is open; until it has loaded, it is the price of the plan. */
function wordsOf(subscription: SubscriptionDetails, totals: Totals | null): string {
  if (!isPastDue(subscription)) return 'Nothing is charged now. The next payment is taken from the new card.';
  return `Your open payment of ${formatPrice(totals?.total ?? subscription.price)} is paid with the new card at once, and the next ones too.`;
}
