import { periodText } from '#contract/format-price.ts';
import type { Offer } from '#contract/offer.ts';
import { paths } from '#contract/paths.ts';
import { termsOf } from '#contract/purchase-terms.ts';
import { moneyBack } from '#contract/refund-copy.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './buy-button.module.css';
import { say } from './paywall-copy.ts';

interface BuyButtonProps {
  /** Null until the visitor chooses one. */
  offer: Offer | null;
  /** Epoch ms; the terms count their dates from it. */
  now: number;
}

/**
 * The link to the checkout with the terms under it. The checkout is loaded as a new document, because the content
 * security policy allows payment code only there.
 */
export function BuyButton({ offer, now }: BuyButtonProps) {
  if (offer === null) {
    return (
      <>
        <Button wide disabledReason={say('choose-first')}>
          {say('choose')}
        </Button>
        <p className={styles.terms}>{say('not-charged-yet')}</p>
        <p className={styles.back}>{moneyBack}</p>
      </>
    );
  }
  const { amount, rest } = termsOf(offer, now);
  return (
    <>
      <Button wide href={`${paths.payment}?offer=${offer.id}`} data-full-load="">
        {say('continue', { length: periodText(offer.interval) })}
      </Button>
      <p className={`${styles.terms} number`}>
        <b>{amount}</b>
        <span>{rest}</span>
      </p>
      <p className={styles.back}>{moneyBack}</p>
    </>
  );
}
