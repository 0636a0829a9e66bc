import type { FormEvent } from 'react';
import { formatPrice, periodText } from '#contract/format-price.ts';
import type { Offer } from '#contract/offer.ts';
import { firstPaymentsText } from '#contract/purchase-terms.ts';
import { bestRateId, pricePerWeek } from '#web/prices/price.ts';
import type { Offers } from '#web/prices/use-offers.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { OfferCard } from '#web/ui/offer-card.tsx';
import styles from './offer-list.module.css';
import { say } from './paywall-copy.ts';

interface OfferListProps extends Pick<Offers, 'offers' | 'hasFailed' | 'retry'> {
  chosenId: number | null;
  onChoose: (id: number) => void;
}

/** The offers, each with the total charge as its largest figure. Space is reserved while they load. */
export function OfferList({ offers, hasFailed, retry, chosenId, onChoose }: OfferListProps) {
  if (hasFailed) {
    return (
      <div className="stack-small" role="status">
        <p className="muted">{say('not-loaded')}</p>
        <Button small variant="white" onClick={retry}>
          {say('try-again')}
        </Button>
      </div>
    );
  }
  if (offers === null) return <div className={styles.waiting} aria-busy="true" />;
  const best = bestRateId(offers);
  return (
    <div className={styles.offers} role="radiogroup" aria-labelledby="lengths" onChange={showWhole}>
      {offers.map((offer) => (
        <OfferCard
          key={offer.id}
          name={periodText(offer.interval)}
          detail={say(offer.intro ? 'then-a-week' : 'a-week', { price: formatPrice(pricePerWeek(offer)) })}
          price={formatPrice(offer.intro?.price ?? offer.price)}
          priceNote={noteOf(offer)}
          before={offer.before && formatPrice(offer.before)}
          badge={
            <>
              {offer.id === best && (
                <Chip tone="level-2" small>
                  {say('best-rate')}
                </Chip>
              )}
              {offer.label !== '' && <Chip small>{offer.label}</Chip>}
            </>
          }
          gets={offer.gets}
          group="offer"
          value={String(offer.id)}
          chosen={offer.id === chosenId}
          onChoose={() => onChoose(offer.id)}
        />
      ))}
    </div>
  );
}

/** The terms in the dock are longer once one is chosen, and would cover it. */
function showWhole({ target }: FormEvent) {
  (target as Element).closest('label')?.scrollIntoView({ block: 'nearest' });
}

/** What the price is: "total today", or "first 3 payments, then $19.99". */
function noteOf({ price, trial, intro }: Offer): string {
  if (intro) return say('first-then', { payments: firstPaymentsText(intro.payments), price: formatPrice(price) });
  return trial === null ? say('total-today') : say('after-free', { period: periodText(trial) });
}
