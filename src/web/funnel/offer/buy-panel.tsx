import { lazy, Suspense } from 'react';
import { CurrencySelect } from '#web/prices/currency-select.tsx';
import { loadWithRetries } from '../progress/load-with-retries.ts';
import { BuyButton } from './buy-button.tsx';
import styles from './buy-panel.module.css';
import { OfferList } from './offer-list.tsx';
import { say } from './paywall-copy.ts';
import { PricesEnd } from './prices-end.tsx';
import type { useChoice } from './use-choice.ts';

const CountrySelect = lazy(() => loadWithRetries(() => import('#web/prices/country-select.tsx')));
const AfterCheckout = lazy(() => loadWithRetries(() => import('./after-checkout.tsx')));

/** The offers; on wide screens with the button and the terms under them. */
export function BuyPanel({ chosen, choose, now, currency, cameBack, ...offers }: ReturnType<typeof useChoice>) {
  return (
    <section className={styles.buy} aria-labelledby="lengths">
      <div className={styles.head}>
        <h2 id="lengths" tabIndex={-1}>
          {say('lengths')}
        </h2>
        <span className={styles.choices}>
          <CurrencySelect currency={currency} {...offers} />
          {offers.country !== undefined && (
            <Suspense fallback={null}>
              <CountrySelect country={offers.country} />
            </Suspense>
          )}
        </span>
      </div>
      <PricesEnd {...offers} />
      <OfferList {...offers} chosenId={chosen?.id ?? null} onChoose={choose} />
      <div className={`${styles.pay} only-wide`}>
        <BuyButton offer={chosen} now={now} />
      </div>
      {cameBack && (
        <Suspense fallback={null}>
          <AfterCheckout currency={currency} country={offers.country} />
        </Suspense>
      )}
    </section>
  );
}
