import { useState } from 'react';
import type { Offer } from '#contract/offer.ts';
import { termsVersion } from '#contract/purchase-terms.ts';
import { useScreenEvents } from '#web/measuring/analytics/use-screen-events.ts';
import { useOwnNextPages } from '#web/measuring/visitor/own-pages.ts';
import { queryValue } from '#web/platform/navigate.ts';
import { serverNow } from '#web/platform/server-now.ts';
import { useOffers } from '#web/prices/use-offers.ts';
import { useSlotOffer } from '#web/prices/use-slot-offer.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import type { Totals } from './card-form.ts';
import { CardSection } from './card-section.tsx';
import { CheckoutForm } from './checkout-form.tsx';
import { CheckoutFrame } from './checkout-frame.tsx';
import { useCheckoutSteps } from './checkout-steps.ts';
import { consentTo } from './consent.ts';
import { type AppliedCoupon, CouponField } from './coupon-field.tsx';
import { OrderSummary } from './order-summary.tsx';
import { useBuyer } from './use-buyer.ts';

/** § 2, the payment page; `?offer=ID` is the offer to buy. */
export default function PaymentPage() {
  const { offers, version, currency, hasFailed, retry } = useOffers();
  const wanted = queryValue('offer');
  const isWanted = ({ id }: Offer) => String(id) === wanted;
  const listed = offers?.find(isWanted);
  // An offer that is not listed may be the one for somebody who comes back.
  const mayBeInSlot = offers !== null && listed === undefined && wanted !== null;
  const slot = useSlotOffer(mayBeInSlot ? currency : null);
  const inSlot = slot?.offer && isWanted(slot.offer) ? slot.offer : undefined;
  const offer = listed ?? inSlot;
  return (
    <CheckoutFrame>
      {offer === undefined ? (
        missing()
      ) : (
        <Checkout key={agreedTo(offer)} offer={offer} version={(listed ? version : slot?.version) ?? ''} />
      )}
    </CheckoutFrame>
  );

  function missing() {
    if (hasFailed) return <OffersMissing onRetry={retry} />;
    return offers === null || (mayBeInSlot && slot === null) ? (
      <h1 className="visually-hidden">Checkout</h1>
    ) : (
      <NothingChosen />
    );
  }
}

/** A consent is for one offer at one price; when another tab changes the currency, the buyer is asked again. */
function agreedTo({ id, price, intro }: Offer): string {
  return `${id} ${price.currency} ${price.amount_minor} ${intro?.price.amount_minor}`;
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
  const { offers } = useOwnNextPages();
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

function Checkout({ offer, version }: { offer: Offer; version: string }) {
  useScreenEvents('screen35_open_payment', 'screen35_close_payment', { offer_id: offer.id });
  const [now] = useState(serverNow);
  const [totals, setTotals] = useState<Totals | null>(null);
  const [coupon, setCoupon] = useState<AppliedCoupon | null>(null);
  const buyer = useBuyer();
  const [knownEmail] = useState(buyer.email);
  const [steps, act] = useCheckoutSteps(knownEmail, (email) =>
    buyer.begin({ offer, version, coupon }, email, consentTo(termsVersion, now)),
  );
  const started = steps.step.at === 'paying' ? steps.step.started : null;
  const purchase = { ...offer, couponDue: coupon?.due ?? null };
  const changeCoupon = (next: AppliedCoupon | null) => {
    setCoupon(next);
    act({ does: 'change amount' });
  };

  return (
    <>
      <OrderSummary purchase={purchase} now={now} totals={totals} isPaying={started !== null}>
        <CouponField offer={offer} applied={coupon} onChange={changeCoupon} />
      </OrderSummary>
      <CheckoutForm purchase={purchase} now={now} knownEmail={knownEmail} steps={steps} onAct={act}>
        {started !== null && <CardSection key={steps.attempt} started={started} onTotals={setTotals} />}
      </CheckoutForm>
    </>
  );
}
