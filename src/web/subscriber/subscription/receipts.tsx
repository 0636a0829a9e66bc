import { useState } from 'react';
import type { Payment } from '#contract/payment.ts';
import { formatPrice } from '#contract/price-text.ts';
import { shortDate } from '#contract/short-date.ts';
import type { SubscriptionDetails } from '#contract/subscription.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { openInvoice } from './provider-pages.ts';
import { statusLabel, taxLabel } from './receipt-labels.ts';
import styles from './receipts.module.css';
import { type LoadedPayments, usePayments } from './use-payments.ts';

/** The others follow on request. */
const shownAtFirst = 4;

/** Every charge with its date, amount, tax and outcome. */
export function Receipts({ subscription }: { subscription: SubscriptionDetails }) {
  const { payments, reload } = usePayments(subscription);
  return <Card title="Receipts">{contentOf(payments, reload)}</Card>;
}

function contentOf(payments: LoadedPayments, reload: () => void) {
  if (payments === 'loading') return <p className="muted">One moment.</p>;
  if (payments !== 'failed') return <PaymentList payments={payments} />;
  return (
    <>
      <p className="muted">They could not be read just now. Nothing about them has changed.</p>
      <Button small variant="white" onClick={reload}>
        Try again
      </Button>
    </>
  );
}

function PaymentList({ payments }: { payments: readonly Payment[] }) {
  const [showsAll, setShowsAll] = useState(false);
  if (payments.length === 0) return <p className="muted">You have not paid anything yet.</p>;
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
          Show all {payments.length}
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
          aria-label={`Invoice of ${day}, opens in a new tab`}
          onClick={() => void openInvoice(id)}
        >
          Invoice
        </Button>
      )}
    </li>
  );
}
