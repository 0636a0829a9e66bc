import { formatPrice } from '#contract/format-price.ts';
import type { Offer } from '#contract/offer.ts';
import { moneyBack, moneyBackAgain } from '#contract/refund-copy.ts';
import { CurrencySelect } from '#web/prices/currency-select.tsx';
import { pricePerWeek } from '#web/prices/price.ts';
import { useOffers } from '#web/prices/use-offers.ts';
import { Button } from '#web/ui/button.tsx';
import { homeCopy } from './home-copy.ts';
import styles from './prices.module.css';

/** The prices, shown before the quiz. Their space is kept while they load. */
export function Prices() {
  const { hasFailed, retry, ...prices } = useOffers({ quiet: true });
  const { offers } = prices;
  return (
    <section className="wrap" id="price" aria-labelledby="price-title">
      <div className={styles.bar}>
        <div>
          <h2 id="price-title">{homeCopy.say('prices')}</h2>
          <p className="muted">{homeCopy.say('prices-lead')}</p>
          <p className={styles.moneyBack}>
            {moneyBack} <span className="small muted">{moneyBackAgain}</span>
          </p>
          <CurrencySelect {...prices} />
        </div>
        {hasFailed ? (
          <p className={styles.failed} role="status">
            <span>{`${homeCopy.say('prices-failed')} `}</span>
            <Button variant="text" noMargin onClick={retry}>
              {homeCopy.say('prices-again')}
            </Button>
          </p>
        ) : (
          <ul className={`${styles.list} number`} aria-busy={offers === null}>
            {offers === null ? <EmptyPlaces /> : offers.map((offer) => <PriceOf key={offer.id} offer={offer} />)}
          </ul>
        )}
      </div>
    </section>
  );
}

function PriceOf({ offer }: { offer: Offer }) {
  return (
    <li>
      <b>{offer.name}</b>
      <span className={styles.price}>{formatPrice(offer.price)}</span>
      <span className={styles.perWeek}>
        {homeCopy.say('price-a-week', { price: formatPrice(pricePerWeek(offer)) })}
      </span>
    </li>
  );
}

function EmptyPlaces() {
  return [1, 2, 3].map((place) => (
    <li key={place} className={styles.empty} aria-hidden="true">
      <b>…</b>
      <span className={styles.price}>…</span>
      <span className={styles.perWeek}>…</span>
    </li>
  ));
}
