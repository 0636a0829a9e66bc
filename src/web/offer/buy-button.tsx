import type { Offer } from '../../contract/offer';
import { paths } from '../../contract/paths';
import { durationWords } from '../../contract/price-words';
import { termsOf } from '../../contract/purchase-terms';
import { Button } from '../ui/button';
import styles from './buy-button.module.css';

interface BuyButtonProps {
  /** Null until one is chosen. */
  offer: Offer | null;
  /** Epoch ms at which the terms are worked out. */
  now: number;
}

/** Leads to the checkout, with the terms beside it. The checkout loads as a new document: only there may payment code run. */
export function BuyButton({ offer, now }: BuyButtonProps) {
  if (offer === null) {
    return (
      <>
        <Button wide disabledReason="Choose one of the lengths first.">
          Choose a length
        </Button>
        <p className={styles.terms}>Nothing is charged until you confirm on the next screen.</p>
      </>
    );
  }
  const { amount, rest } = termsOf(offer, now);
  return (
    <>
      <Button wide href={`${paths.paddleCheckout}?offer=${offer.id}`} data-full-load="">
        Continue with {durationWords(offer.interval)}
      </Button>
      <p className={`${styles.terms} number`}>
        <b>{amount}</b>
        {rest}
      </p>
    </>
  );
}
