import { useEffect, useRef, useState } from 'react';
import type { StartCheckoutAnswer } from '#contract/checkout.ts';
import type { Offer } from '#contract/offer.ts';
import { Button } from '#web/ui/button.tsx';
import type { Totals } from './card-form.ts';
import styles from './card-section.module.css';
import { MerchantOfRecord } from './merchant-of-record.tsx';
import { openCardForm } from './open-card-form.ts';
import { TermsBeside } from './terms-beside.tsx';

interface CardSectionProps {
  offer: Offer;
  now: number;
  started: StartCheckoutAnswer;
  onTotals(totals: Totals): void;
  onCompleted(): void;
}

const frameTarget = 'card-form';

/** The provider's card form inside the page. The form itself reports a declined card and lets the buyer try another. */
export function CardSection({ offer, now, started, onTotals, onCompleted }: CardSectionProps) {
  const [isBroken, setBroken] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const isOpened = useRef(false);

  useEffect(() => {
    if (isOpened.current) return;
    isOpened.current = true;
    heading.current?.focus();
    const { transaction_id: transactionId, card_form: settings } = started;
    openCardForm(settings, { transactionId, frameTarget, onTotals, onCompleted }).catch((error: unknown) => {
      console.error(error);
      setBroken(true);
    });
  }, [started, onTotals, onCompleted]);

  return (
    <section className={styles.section}>
      <h2 ref={heading} tabIndex={-1}>
        Pay by card
      </h2>
      <TermsBeside offer={offer} now={now} />
      <MerchantOfRecord />
      {isBroken ? (
        <div className={styles.broken} role="alert">
          <p>The card form did not load. Nothing was charged.</p>
          <Button wide onClick={() => location.reload()}>
            Try again
          </Button>
        </div>
      ) : (
        <div className={`${frameTarget} ${styles.frame}`} />
      )}
    </section>
  );
}
