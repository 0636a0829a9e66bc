import { useEffect, useRef, useState } from 'react';
import { formatPrice } from '#contract/format-price.ts';
import type { CardAnswer, SubscriptionDetails } from '#contract/subscription.ts';
import type { Totals } from '#web/checkout/card-form.ts';
import { openCardForm } from '#web/checkout/open-card-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { cardLabel } from './card-label.ts';
import { say } from './card-update-copy.ts';
import styles from './card-update-page.module.css';
import { isPastDue } from './subscription-state.ts';

interface CardUpdateFormProps {
  subscription: SubscriptionDetails;
  card: CardAnswer;
  onCompleted(): void;
}

const frameTarget = 'card-form';

/** The amount that the new card is charged now, if any, and the provider's card form. */
export function CardUpdateForm({ subscription, card, onCompleted }: CardUpdateFormProps) {
  const [totals, setTotals] = useState<Totals | null>(null);
  const [isBroken, setBroken] = useState(false);
  const isOpened = useRef(false);

  useEffect(() => {
    if (isOpened.current) return;
    isOpened.current = true;
    showCardForm(card, setTotals, onCompleted).catch((error: unknown) => {
      console.error(error);
      setBroken(true);
    });
  }, [card, onCompleted]);

  return (
    <>
      <p className="muted">
        {`${chargeCopy(subscription, totals)} ${subscription.card !== null ? say('now-it-is', { card: cardLabel(subscription.card) }) : ''}`}
      </p>
      {isBroken ? (
        <Card role="alert">
          <p className="muted">{say('not-loaded')}</p>
          <Button wide onClick={() => location.reload()}>
            {say('try-again')}
          </Button>
        </Card>
      ) : (
        <div className={`${frameTarget} ${styles.frame}`} />
      )}
    </>
  );
}

async function showCardForm(card: CardAnswer, onTotals: (totals: Totals) => void, onCompleted: () => void) {
  const { transaction_id: transactionId, card_form: settings } = card;
  await openCardForm(settings, { transactionId, frameTarget, onTotals, onCompleted });
}

/** The card form reports the amount due; before it has loaded, the plan's price is shown. */
function chargeCopy(subscription: SubscriptionDetails, totals: Totals | null): string {
  if (!isPastDue(subscription)) return say('nothing-now');
  return say('open-payment', { price: formatPrice(totals?.total ?? subscription.price) });
}
