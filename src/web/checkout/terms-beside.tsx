import type { Offer } from '#contract/offer.ts';
import { termsOf } from '#contract/purchase-terms.ts';
import styles from './terms-beside.module.css';

/** The terms beside the pay button. */
export function TermsBeside({ offer, now }: { offer: Offer; now: number }) {
  const { amount, rest } = termsOf(offer, now);
  return (
    <p className={`${styles.terms} number`}>
      <b>You pay {amount}</b>
      {rest}
    </p>
  );
}
