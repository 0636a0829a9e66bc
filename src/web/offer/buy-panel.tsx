import { BuyButton } from './buy-button';
import styles from './buy-panel.module.css';
import { CurrencySelect } from './currency-select';
import { OfferList } from './offer-list';
import type { useChoice } from './use-choice';

/** The lengths to choose from; on wide screens with the button and the terms under them. */
export function BuyPanel({ chosen, choose, now, ...offers }: ReturnType<typeof useChoice>) {
  return (
    <section className={styles.buy} aria-labelledby="lengths">
      <div className={styles.head}>
        <h2 id="lengths">Choose how long</h2>
        <CurrencySelect currency={offers.currency} />
      </div>
      <OfferList {...offers} chosenId={chosen?.id ?? null} onChoose={choose} />
      <div className={`${styles.pay} only-wide`}>
        <BuyButton offer={chosen} now={now} />
      </div>
    </section>
  );
}
