import { useCallback, useState } from 'react';
import type { Offer } from '#contract/offer.ts';
import { termsVersion } from '#contract/purchase-terms.ts';
import { useScreenEvents } from '#web/measuring/analytics/use-screen-events.ts';
import { useOwnNextPages } from '#web/measuring/visitor/own-pages.ts';
import { queryValue } from '#web/platform/navigate.ts';
import { serverNow } from '#web/platform/server-now.ts';
import { choose, useOffers } from '#web/prices/use-offers.ts';
import { useSlotOffer } from '#web/prices/use-slot-offer.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { askedAnewText, chargesOtherwise } from './asks-anew.ts';
import type { Totals } from './card-form.ts';
import { CardSection } from './card-section.tsx';
import { checkoutCopy, say } from './checkout-copy.ts';
import { CheckoutForm } from './checkout-form.tsx';
import { CheckoutFrame } from './checkout-frame.tsx';
import { useCheckoutSteps } from './checkout-steps.ts';
import { consentTo } from './consent.ts';
import { type AppliedCoupon, CouponField } from './coupon-field.tsx';
import { OrderSummary } from './order-summary.tsx';
import { useBuyer } from './use-buyer.ts';

export const prepare = checkoutCopy.load;

/** § 2, the payment page; `?offer=ID` is the offer to buy. */
export default function PaymentPage() {
  const { offers, version, currency, country, hasFailed, retry } = useOffers();
  const [other, setOther] = useState<OtherCharge | null>(null);
  const wanted = queryValue('offer');
  const isWanted = ({ id }: Offer) => String(id) === wanted;
  const listed = offers?.find(isWanted);
  // An offer that is not listed may be the one for somebody who comes back.
  const mayBeInSlot = offers !== null && listed === undefined && wanted !== null;
  const slot = useSlotOffer(mayBeInSlot ? currency : null, country);
  const inSlot = slot?.offer && isWanted(slot.offer) ? slot.offer : undefined;
  const offer = listed ?? inSlot;
  /** The prices of the country on the card form follow; at another price, the checkout begins anew. */
  const onOtherwise = useCallback(
    (named: string | undefined) => {
      const isOther = named !== undefined && named !== country;
      setOther({ country: isOther ? named : null });
      if (isOther) choose({ country: named });
    },
    [country],
  );
  return (
    <CheckoutFrame>
      {offer === undefined ? (
        missing()
      ) : (
        <Checkout
          key={agreedTo(offer)}
          offer={offer}
          version={(listed ? version : slot?.version) ?? ''}
          country={country}
          notice={noticeOf(other, { country, offer })}
          onOtherwise={onOtherwise}
        />
      )}
    </CheckoutFrame>
  );

  function missing() {
    if (hasFailed) return <OffersMissing onRetry={retry} />;
    return offers === null || (mayBeInSlot && slot === null) ? (
      <h1 className="visually-hidden">{say('title')}</h1>
    ) : (
      <NothingChosen />
    );
  }
}

/** The card form would have charged something else: in this country, where it names another one than was chosen. */
interface OtherCharge {
  country: string | null;
}

/** Null while the prices of the other country are loading. */
function noticeOf(other: OtherCharge | null, shown: { country: string | undefined; offer: Offer }): string | null {
  if (other === null) return null;
  if (other.country === null) return say('other-amount');
  return other.country === shown.country ? askedAnewText(other.country, shown.offer) : null;
}

/** A consent is for one offer at one price; when another tab changes the currency, the buyer is asked again. */
function agreedTo({ id, price, intro }: Offer): string {
  return `${id} ${price.currency} ${price.amount_minor} ${intro?.price.amount_minor}`;
}

function OffersMissing({ onRetry }: { onRetry(): void }) {
  return (
    <Card>
      <h1 tabIndex={-1}>{say('not-loaded')}</h1>
      <p className="muted">{say('not-loaded-more')}</p>
      <Button wide onClick={onRetry}>
        {say('try-again')}
      </Button>
    </Card>
  );
}

function NothingChosen() {
  const { offers } = useOwnNextPages();
  return (
    <Card>
      <h1 tabIndex={-1}>{say('choose-first')}</h1>
      <p className="muted">{say('choose-first-more')}</p>
      <Button wide href={offers}>
        {say('to-offers')}
      </Button>
    </Card>
  );
}

interface CheckoutProps {
  offer: Offer;
  version: string;
  /** The country whose price this is; missing where the price does not depend on it. */
  country: string | undefined;
  /** Why the buyer is asked again; null at first. */
  notice: string | null;
  /** The card form would charge something else than was agreed to, and was closed; with its country, if it has one. */
  onOtherwise(country: string | undefined): void;
}

function Checkout({ offer, version, country, notice, onOtherwise }: CheckoutProps) {
  useScreenEvents('screen35_open_payment', 'screen35_close_payment', { offer_id: offer.id });
  const [now] = useState(serverNow);
  const [totals, setTotals] = useState<Totals | null>(null);
  const [coupon, setCoupon] = useState<AppliedCoupon | null>(null);
  const buyer = useBuyer();
  const [knownEmail] = useState(buyer.email);
  const [steps, act] = useCheckoutSteps(knownEmail, (email) =>
    buyer.begin({ offer, version, country, coupon }, email, consentTo(termsVersion, now)),
  );
  const started = steps.step.at === 'paying' ? steps.step.started : null;
  const purchase = { ...offer, couponDue: coupon?.due ?? null };
  const onTotals = useCallback(
    (next: Totals | null) => {
      const isOther =
        next !== null && country !== undefined && chargesOtherwise(next, { ...offer, couponDue: coupon?.due });
      if (!isOther) return setTotals(next);
      act({ does: 'change amount' });
      onOtherwise(next.country);
    },
    [offer, country, coupon, act, onOtherwise],
  );
  const changeCoupon = (next: AppliedCoupon | null) => {
    setCoupon(next);
    act({ does: 'change amount' });
  };

  return (
    <>
      <OrderSummary purchase={purchase} now={now} totals={totals} isPaying={started !== null}>
        <CouponField offer={offer} country={country} applied={coupon} onChange={changeCoupon} />
      </OrderSummary>
      <CheckoutForm {...{ purchase, now, knownEmail, steps, notice }} onAct={act}>
        {started !== null && <CardSection key={steps.attempt} started={started} onTotals={onTotals} />}
      </CheckoutForm>
    </>
  );
}
