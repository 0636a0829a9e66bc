import type { Offer } from '../../contract/offer';
import { durationWords, formatPrice, nextChargeAt } from '../offer/price';
import { shortDate } from '../platform/format-date';
import { planName } from '../subscription/plan-name';
import { KiteGlyph } from '../ui/illustration/kite';
import { useOwnQuizPages } from '../visitor/own-quiz';
import styles from './order-summary.module.css';
import type { Totals } from './paddle-totals';

interface OrderSummaryProps {
  offer: Offer;
  /** Epoch ms at which the terms were worked out. */
  now: number;
  /** Null until the payment service has worked them out. */
  totals: Totals | null;
}

/** What is bought, what it costs today and when it renews. */
export function OrderSummary({ offer, now, totals }: OrderSummaryProps) {
  const { offers } = useOwnQuizPages();
  const renewal = `Renews ${shortDate(nextChargeAt(offer.interval, now))} at ${formatPrice(offer.price)}`;
  return (
    <section className={styles.summary} aria-labelledby="order">
      <h1 id="order" className="visually-hidden" tabIndex={-1}>
        Checkout: {planName(offer.interval)}
      </h1>
      <div className="row">
        <span className={styles.tile}>
          <KiteGlyph width={34} height={46} />
        </span>
        <div className={styles.words}>
          <b className={styles.name}>{planName(offer.interval)}</b>
          <p className="small muted number">{renewal}</p>
        </div>
        <a className="text-link" href={offers}>
          Change
        </a>
      </div>
      <dl className={`${styles.sums} number`}>
        <div>
          <dt>{durationWords(offer.interval)}</dt>
          <dd>{formatPrice(totals === null ? offer.price : withoutTax(totals))}</dd>
        </div>
        {totals !== null && (
          <div>
            <dt>Tax</dt>
            <dd>{formatPrice(totals.tax)}</dd>
          </div>
        )}
        <div className={styles.total}>
          <dt>Today</dt>
          <dd>{formatPrice(totals?.total ?? offer.price)}</dd>
        </div>
      </dl>
    </section>
  );
}

function withoutTax({ tax, total }: Totals) {
  return { ...total, amount_minor: total.amount_minor - tax.amount_minor };
}
