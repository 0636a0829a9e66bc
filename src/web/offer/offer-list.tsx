import { durationWords, formatPrice } from '../../contract/price-words';
import { Button } from '../ui/button';
import { Chip } from '../ui/chip';
import { OfferCard } from '../ui/offer-card';
import styles from './offer-list.module.css';
import { bestRateId, pricePerWeek } from './price';
import type { Offers } from './use-offers';

interface OfferListProps extends Offers {
  chosenId: number | null;
  onChoose: (id: number) => void;
}

/** The lengths to choose from; the total charged is the largest figure. Places are kept until the offers have come. */
export function OfferList({ offers, hasFailed, retry, chosenId, onChoose }: OfferListProps) {
  if (hasFailed) {
    return (
      <div className="stack-small" role="status">
        <p className="muted">The prices did not load. Nothing is lost.</p>
        <Button small variant="white" onClick={retry}>
          Try again
        </Button>
      </div>
    );
  }
  if (offers === null) return <div className={styles.waiting} aria-busy="true" />;
  const best = bestRateId(offers);
  return (
    <div className={styles.offers} role="radiogroup" aria-labelledby="lengths">
      {offers.map((offer) => (
        <OfferCard
          key={offer.id}
          name={durationWords(offer.interval)}
          detail={`${formatPrice(pricePerWeek(offer))} a week`}
          price={formatPrice(offer.price)}
          priceNote={offer.trial === null ? 'total today' : `after ${durationWords(offer.trial)} free`}
          badge={
            offer.id === best && (
              <Chip tone="level-2" small>
                Best rate
              </Chip>
            )
          }
          group="offer"
          value={String(offer.id)}
          chosen={offer.id === chosenId}
          onChoose={() => onChoose(offer.id)}
        />
      ))}
    </div>
  );
}
