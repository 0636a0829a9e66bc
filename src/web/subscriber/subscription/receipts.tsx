import { useCallback, useEffect, useRef, useState } from 'react';
import { calls } from '#contract/calls.ts';
import { formatPrice } from '#contract/format-price.ts';
import type { Payment } from '#contract/payment.ts';
import { shortDate } from '#contract/short-date.ts';
import type { SubscriptionDetails } from '#contract/subscription.ts';
import { call } from '#web/platform/call.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { openInvoice } from './provider-pages.ts';
import styles from './receipts.module.css';
import { say } from './subscription-copy.ts';

/** The number of payments shown before a press. */
const shownAtFirst = 4;

/** Every charge with its date, amount, tax and outcome. */
export function Receipts({ subscription }: { subscription: SubscriptionDetails }) {
  const { payments, reload } = usePayments(subscription);
  return <Card title={say('receipts')}>{contentOf(payments, reload)}</Card>;
}

function contentOf(payments: LoadedPayments, reload: () => void) {
  if (payments === 'loading') return <p className="muted">{say('one-moment')}</p>;
  if (payments !== 'failed') return <PaymentList payments={payments} />;
  return (
    <>
      <p className="muted">{say('receipts-not-loaded')}</p>
      <Button small variant="white" onClick={reload}>
        {say('try-again')}
      </Button>
    </>
  );
}

function PaymentList({ payments }: { payments: readonly Payment[] }) {
  const [showsAll, setShowsAll] = useState(false);
  if (payments.length === 0) return <p className="muted">{say('receipts-none')}</p>;
  const shown = showsAll ? payments : payments.slice(0, shownAtFirst);
  return (
    <>
      <ul className={`${styles.list} number`}>
        {shown.map((payment) => (
          <Receipt key={payment.id} payment={payment} />
        ))}
      </ul>
      {shown.length < payments.length && (
        <Button small variant="white" onClick={() => setShowsAll(true)}>
          {say('receipts-all', { count: payments.length })}
        </Button>
      )}
    </>
  );
}

function Receipt({ payment }: { payment: Payment }) {
  const { id, billed_at, total, status, has_invoice } = payment;
  const day = shortDate(billed_at);
  const details = [statusLabel(payment), taxLabel(payment)].filter((label) => label !== null);
  return (
    <li>
      <span>{day}</span>
      <span className={styles.amount}>{formatPrice(total)}</span>
      <span className={`small ${status === 'unpaid' ? styles.unpaid : 'muted'}`}>{details.join(', ')}</span>
      {has_invoice && (
        <Button
          variant="text"
          noMargin
          className={styles.invoice}
          aria-label={say('invoice-of', { date: day })}
          onClick={() => void openInvoice(id)}
        >
          {say('invoice')}
        </Button>
      )}
    </li>
  );
}

/** Newest first. */
type LoadedPayments = 'loading' | 'failed' | readonly Payment[];

/** After a charge, Paddle reports the payment slightly later than the subscription. */
const paymentFollowsMs = 2000;

/** Loads the signed-in user's payments, and again whenever the subscription has changed. */
function usePayments(subscription: SubscriptionDetails) {
  const [payments, setPayments] = useState<LoadedPayments>('loading');
  const seen = useRef(subscription);

  const load = useCallback(async ({ quiet = false } = {}) => {
    const { data } = await call(calls.listPayments, { quiet });
    setPayments(data?.payments ?? 'failed');
  }, []);

  useEffect(() => {
    void load();
    if (seen.current === subscription) return;
    seen.current = subscription;
    // Quietly, because nobody waits for this load.
    const timer = setTimeout(() => void load({ quiet: true }), paymentFollowsMs);
    return () => clearTimeout(timer);
  }, [load, subscription]);

  return { payments, reload: () => void load() };
}

/** The label of a payment's status; null for a payment that is paid and not refunded. */
export function statusLabel({ status, refunded }: Pick<Payment, 'status' | 'refunded'>): string | null {
  switch (status) {
    case 'paid':
      return null;
    case 'unpaid':
      return say('unpaid');
    case 'refund pending':
      return say('refund-pending', { price: formatPrice(refunded) });
    case 'partly refunded':
      return say('partly-refunded', { price: formatPrice(refunded) });
    case 'refunded':
      return say('refunded');
    case 'charged back':
      return say('charged-back');
  }
}

/** The tax within the total; null when there is none. */
export function taxLabel({ tax }: Pick<Payment, 'tax'>): string | null {
  return tax.amount_minor === 0 ? null : say('tax', { price: formatPrice(tax) });
}
