import { useRef, useState } from 'react';
import type { Offer } from '../../contract/offer';
import type { PlanPreview } from '../../contract/plan-change';
import { durationWords, formatPrice, intervalWords } from '../../contract/price-words';
import type { SubscriptionDetails } from '../../contract/subscription';
import { pricePerWeek } from '../offer/price';
import { OfferCard } from '../ui/offer-card';
import styles from './change-plan-page.module.css';
import { previewPlan, type Told } from './plan-calls';
import { PlanConfirm } from './plan-confirm';

interface PlanChoiceProps {
  subscription: SubscriptionDetails;
  /** All but the present one. */
  offers: readonly Offer[];
  onChanged(subscription: SubscriptionDetails | null): void;
}

/** The other lengths, none chosen beforehand; below, what the chosen one costs today. */
export function PlanChoice({ subscription, offers, onChanged }: PlanChoiceProps) {
  const [chosenId, setChosenId] = useState<number | null>(null);
  const [preview, setPreview] = useState<Told<PlanPreview> | null>(null);
  const latestId = useRef<number | null>(null);

  /** The answer to an earlier choice may come after that to the latest. */
  async function look(id: number) {
    latestId.current = id;
    const told = await previewPlan(id);
    if (latestId.current === id) setPreview(told);
  }

  function choose(id: number) {
    setChosenId(id);
    setPreview(null);
    void look(id);
  }

  const { interval, price } = subscription;
  return (
    <>
      <p className="muted number">
        Now you have {durationWords(interval)} for {formatPrice(price)}.
      </p>
      <fieldset className={styles.offers}>
        <legend className="visually-hidden">Another length</legend>
        {offers.map((offer) => (
          <OfferCard
            key={offer.id}
            name={durationWords(offer.interval)}
            detail={`${formatPrice(pricePerWeek(offer))} a week`}
            price={formatPrice(offer.price)}
            priceNote={`every ${intervalWords(offer.interval)}`}
            group="offer"
            value={String(offer.id)}
            chosen={offer.id === chosenId}
            onChoose={() => choose(offer.id)}
          />
        ))}
      </fieldset>
      <div role="status">{preview !== null && 'refused' in preview && <Refusal words={preview.refused} />}</div>
      {preview !== null && 'done' in preview && (
        <PlanConfirm
          key={preview.done.offer.id}
          preview={preview.done}
          subscription={subscription}
          onChanged={onChanged}
          onLookAgain={() => look(preview.done.offer.id)}
        />
      )}
    </>
  );
}

/** Why there is no price to show. */
function Refusal({ words }: { words: string }) {
  return <p className={styles.refusal}>{words}</p>;
}
