import { useEffect, useRef, useState } from 'react';
import type { StartCheckoutAnswer } from '#contract/checkout.ts';
import { paths } from '#contract/paths.ts';
import { go } from '#web/platform/navigate.ts';
import { Button } from '#web/ui/button.tsx';
import type { Totals } from './card-form.ts';
import styles from './card-section.module.css';
import { say } from './checkout-copy.ts';
import { openCardForm } from './open-card-form.ts';

interface CardSectionProps {
  started: StartCheckoutAnswer;
  /** Null when the form closes. */
  onTotals(totals: Totals | null): void;
}

const frameTarget = 'card-form';

/**
 * The provider's card form inside the page, scrolled into view when it opens. The form itself reports a declined card
 * and lets the buyer try another.
 */
export function CardSection({ started, onTotals }: CardSectionProps) {
  const [isBroken, setBroken] = useState(false);
  const section = useRef<HTMLElement>(null);

  useEffect(() => {
    section.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  useEffect(() => {
    const { checkout_id, transaction_id: transactionId, card_form: settings } = started;
    const closing = new AbortController();
    const onCompleted = () => go(`${paths.checkoutSuccess}?checkout=${checkout_id}`, { replace: true });
    const form = { transactionId, frameTarget, onTotals, onCompleted, signal: closing.signal };
    openCardForm(settings, form).catch((error: unknown) => {
      console.error(error);
      setBroken(true);
    });
    return () => {
      closing.abort();
      onTotals(null);
    };
  }, [started, onTotals]);

  return (
    <section ref={section} className={styles.section}>
      <h2>{say('pay')}</h2>
      {isBroken ? (
        <div className={styles.broken} role="alert">
          <p>{say('form-not-loaded')}</p>
          <Button wide onClick={() => location.reload()}>
            {say('try-again')}
          </Button>
        </div>
      ) : (
        <div className={`${frameTarget} ${styles.frame}`} />
      )}
    </section>
  );
}
