import { useRef, useState } from 'react';
import { formatPrice, intervalText, periodText } from '#contract/format-price.ts';
import type { Offer } from '#contract/offer.ts';
import type { PlanPreview } from '#contract/plan-change.ts';
import type { SubscriptionDetails } from '#contract/subscription.ts';
import { pricePerWeek } from '#web/prices/price.ts';
import { OfferCard } from '#web/ui/offer-card.tsx';
import styles from './change-plan-page.module.css';
import { type Outcome, previewPlan } from './plan-calls.ts';
import { PlanConfirm } from './plan-confirm.tsx';

interface PlanChoiceProps {
  subscription: SubscriptionDetails;
  /** All except the current one. */
  offers: readonly Offer[];
  onChanged(subscription: SubscriptionDetails | null): void;
}

/** The other lengths, none preselected, and below them today's cost of the chosen one. */
export function PlanChoice({ subscription, offers, onChanged }: PlanChoiceProps) {
  const [chosenId, setChosenId] = useState<number | null>(null);
  const [preview, setPreview] = useState<Outcome<PlanPreview> | null>(null);
  const latestId = useRef<number | null>(null);

  /** Fetches the cost. Ignores answers to earlier choices, which may arrive after the answer to the latest. */
  async function loadPreview(id: number) {
    latestId.current = id;
    const outcome = await previewPlan(id);
    if (latestId.current === id) setPreview(outcome);
  }

  function choose(id: number) {
    setChosenId(id);
    setPreview(null);
    void loadPreview(id);
  }

  const { interval, price } = subscription;
  return (
    <>
      <p className="muted number">{`Now you have ${periodText(interval)} for ${formatPrice(price)}.`}</p>
      <fieldset className={styles.offers}>
        <legend className="visually-hidden">Another length</legend>
        {offers.map((offer) => (
          <OfferCard
            key={offer.id}
            name={periodText(offer.interval)}
            detail={`${formatPrice(pricePerWeek(offer))} a week`}
            price={formatPrice(offer.price)}
            priceNote={`every ${intervalText(offer.interval)}`}
            group="offer"
            value={String(offer.id)}
            chosen={offer.id === chosenId}
            onChoose={() => choose(offer.id)}
          />
        ))}
      </fieldset>
      <div role="status">{preview !== null && 'refused' in preview && <Refusal reason={preview.refused} />}</div>
      {preview !== null && 'done' in preview && (
        <PlanConfirm
          key={preview.done.offer.id}
          preview={preview.done}
          subscription={subscription}
          onChanged={onChanged}
          onReloadPreview={() => loadPreview(preview.done.offer.id)}
        />
      )}
    </>
  );
}

/** The reason why no price is shown. */
function Refusal({ reason }: { reason: string }) {
  return <p className={styles.refusal}>{reason}</p>;
}
