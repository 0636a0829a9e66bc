import { formatPrice, intervalText, periodText } from '#contract/format-price.ts';
import type { Offer } from '#contract/offer.ts';
import { paths } from '#contract/paths.ts';
import { firstPaymentsText } from '#contract/purchase-terms.ts';
import type { Offers } from '#web/prices/use-offers.ts';
import { useSlotOffer } from '#web/prices/use-slot-offer.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import styles from './after-checkout.module.css';
import { say } from './paywall-copy.ts';

/** One further offer for somebody who left a checkout without paying, if the price list has one. */
export default function AfterCheckout({ currency, country }: Pick<Offers, 'currency' | 'country'>) {
  const offer = useSlotOffer(currency, country)?.offer ?? null;
  if (offer === null) return null;
  return (
    <div className={styles.after}>
      <SmallerOffer offer={offer} />
    </div>
  );
}

/** Below the listed offers, without hurry. It leads to the same checkout, with terms of its own. */
export function SmallerOffer({ offer }: { offer: Offer }) {
  return (
    <Card title={say('smaller-title')}>
      <p className="muted number">{smallerCopy(offer)}</p>
      <Button wide variant="white" href={`${paths.payment}?offer=${offer.id}`} data-full-load="">
        {say('smaller-look', { length: periodText(offer.interval) })}
      </Button>
    </Card>
  );
}

function smallerCopy({ interval, price, trial, intro }: Offer): string {
  const every = `${formatPrice(price)} every ${intervalText(interval)}, until you cancel.`;
  if (intro) {
    return `${periodText(interval)} for ${formatPrice(intro.price)}, ${firstPaymentsText(intro.payments)}, then ${every}`;
  }
  return trial === null
    ? `${periodText(interval)} for ${formatPrice(price)} today, then ${every}`
    : `${periodText(trial)} free, then ${every}`;
}
