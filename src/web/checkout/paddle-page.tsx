import { useCallback, useState } from 'react';
import type { StartCheckoutAnswer } from '../../contract/checkout';
import type { Offer } from '../../contract/offer';
import { paths } from '../../contract/paths';
import { useScreenEvents } from '../analytics/use-screen-events';
import { useOffers } from '../offer/use-offers';
import { go, queryValue } from '../platform/navigate';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { useOwnQuizPages } from '../visitor/own-quiz';
import { CardSection } from './card-section';
import { CheckoutForm } from './checkout-form';
import { CheckoutFrame } from './checkout-frame';
import { OrderSummary } from './order-summary';
import type { Totals } from './paddle-totals';
import { useBuyer } from './use-buyer';

/** § 2, the payment page: `?offer=ID` says what is bought. */
export default function PaddlePage() {
  const { offers, hasFailed, retry } = useOffers();
  const offer = offers?.find(({ id }) => String(id) === queryValue('offer'));
  return <CheckoutFrame>{offer === undefined ? missing() : <Checkout offer={offer} />}</CheckoutFrame>;

  function missing() {
    if (hasFailed) return <OffersMissing onRetry={retry} />;
    return offers === null ? <h1 className="visually-hidden">Checkout</h1> : <NothingChosen />;
  }
}

function OffersMissing({ onRetry }: { onRetry(): void }) {
  return (
    <Card>
      <h1 tabIndex={-1}>This did not load</h1>
      <p className="muted">Nothing was charged. Check your connection and try again.</p>
      <Button wide onClick={onRetry}>
        Try again
      </Button>
    </Card>
  );
}

function NothingChosen() {
  const { offers } = useOwnQuizPages();
  return (
    <Card>
      <h1 tabIndex={-1}>Choose how long first</h1>
      <p className="muted">Then you come back here to pay.</p>
      <Button wide href={offers}>
        See the lengths and prices
      </Button>
    </Card>
  );
}

function Checkout({ offer }: { offer: Offer }) {
  useScreenEvents('screen35_open_payment', 'screen35_close_payment', { offer_id: offer.id });
  const [now] = useState(Date.now);
  const [paying, setPaying] = useState<StartCheckoutAnswer | null>(null);
  const [totals, setTotals] = useState<Totals | null>(null);
  const buyer = useBuyer();

  const checkoutId = paying?.checkout_id;
  const toSuccess = useCallback(
    () => go(`${paths.checkoutSuccess}?checkout=${checkoutId}`, { replace: true }),
    [checkoutId],
  );

  return (
    <>
      <OrderSummary offer={offer} now={now} totals={totals} isPaying={paying !== null} />
      {paying === null ? (
        <CheckoutForm
          offer={offer}
          now={now}
          knownEmail={buyer.email}
          onBegin={(email, consent) => buyer.begin(offer, email, consent)}
          onStarted={setPaying}
        />
      ) : (
        <CardSection
          offer={offer}
          now={now}
          transactionId={paying.transaction_id}
          onTotals={setTotals}
          onCompleted={toSuccess}
        />
      )}
    </>
  );
}
