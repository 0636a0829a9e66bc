import type { Offer } from '#contract/offer.ts';
import { termsOf } from '#contract/purchase-terms.ts';
import styles from './terms-beside.module.css';

/** The terms beside the pay button, with when the money is given back. */
export function TermsBeside({ offer, now }: { offer: Offer; now: number }) {
  const { amount, rest, back } = termsOf(offer, now);
  return (
    <div className={`${styles.terms} number`}>
      <p>
        <b>{`You pay ${amount}`}</b>
        <span>{rest}</span>
      </p>
      <p>{back}</p>
    </div>
  );
}
