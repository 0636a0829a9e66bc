import type { ReactNode } from 'react';
import { formatPrice, intervalText, nextChargeAt, periodText } from '#contract/format-price.ts';
import type { Price } from '#contract/offer.ts';
import { planName } from '#contract/plan-name.ts';
import { dueToday, introEndsAt, type Purchase } from '#contract/purchase-terms.ts';
import { shortDate } from '#contract/short-date.ts';
import { useOwnNextPages } from '#web/measuring/visitor/own-pages.ts';
import { DrawnText } from '#web/site/drawn-text.tsx';
import { KiteGlyph } from '#web/ui/illustration/kite.tsx';
import type { Totals } from './card-form.ts';
import { say } from './checkout-copy.ts';
import styles from './order-summary.module.css';

interface OrderSummaryProps {
  purchase: Purchase;
  /** Epoch ms; the terms count their dates from it. */
  now: number;
  /** Whether the card form is open. */
  isPaying: boolean;
  /** Null until the card form knows the buyer's country. */
  totals: Totals | null;
  /** Below the sums. */
  children: ReactNode;
}

/** The offer, today's price with its tax and its code, and the renewal. */
export function OrderSummary({ purchase, now, isPaying, totals, children }: OrderSummaryProps) {
  const { interval, trial, price, couponDue } = purchase;
  const { offers } = useOwnNextPages();
  const total = totals?.total ?? dueToday(purchase);
  return (
    <section className={styles.summary} aria-labelledby="order">
      <h1 id="order" className="visually-hidden" tabIndex={-1}>
        {say('title-plan', { plan: planName(interval) })}
      </h1>
      <div className="row">
        <span className={styles.tile}>
          <KiteGlyph width={34} height={46} />
        </span>
        <div className={styles.words}>
          <b className={styles.name}>{planName(interval)}</b>
          <p className="small muted number">{renewalOf(purchase, now)}</p>
        </div>
        <a className="text-link" href={offers}>
          {say('change')}
        </a>
      </div>
      <dl className={`${styles.sums} number`}>
        {trial !== null && <Sum name={say('trial-of', { period: periodText(trial) })} value={say('free')} />}
        {couponDue && <Sum name={say('with-code')} value={offText(price, couponDue)} />}
        {isPaying && <Sum name={say('subtotal')} value={totals === null ? '…' : formatPrice(withoutTax(totals))} />}
        <Sum name={say('tax')} value={totals === null ? say('tax-included') : formatPrice(totals.tax)} />
        <div className={styles.total}>
          <dt>
            <DrawnText
              values={{
                currency: <span className={styles.currency}>{say('currency', { code: total.currency })}</span>,
              }}
              text={(marks) => say('today', marks)}
            />
          </dt>
          <dd>{formatPrice(total)}</dd>
        </div>
      </dl>
      {children}
    </section>
  );
}

function Sum({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** "$35.99 every 12 weeks, next on 13 Feb 2027", or "$19.99 every 12 weeks, from 8 May 2027 $35.99" */
function renewalOf({ price, interval, trial, intro, couponDue }: Purchase, now: number): string {
  const length = intervalText(interval);
  if (intro) {
    const full = shortDate(introEndsAt({ interval, intro }, now));
    return say('renews-at-first-price', {
      amount: formatPrice(intro.price),
      length,
      date: full,
      price: formatPrice(price),
    });
  }
  const next = shortDate(nextChargeAt(trial ?? interval, now));
  const order = trial === null && !couponDue ? 'next' : 'first';
  return say(`renews-${order}`, { price: formatPrice(price), length, date: next });
}

/** "−$7.20" */
const offText = (full: Price, due: Price): string =>
  formatPrice({ ...full, amount_minor: due.amount_minor - full.amount_minor });

function withoutTax({ tax, total }: Totals) {
  return { ...total, amount_minor: total.amount_minor - tax.amount_minor };
}
