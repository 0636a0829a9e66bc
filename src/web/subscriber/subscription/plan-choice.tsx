import { useEffect, useRef, useState } from 'react';
import { formatPrice, intervalText, periodText } from '#contract/format-price.ts';
import type { PlanPreview, PlansAnswer } from '#contract/plan-change.ts';
import type { SubscriptionDetails } from '#contract/subscription.ts';
import { queryValue } from '#web/platform/navigate.ts';
import { pricePerWeek } from '#web/prices/price.ts';
import { OfferCard } from '#web/ui/offer-card.tsx';
import { beginsCopy } from './begins-copy.ts';
import { say } from './change-plan-copy.ts';
import styles from './change-plan-page.module.css';
import { type Outcome, previewPlan } from './plan-calls.ts';
import { PlanConfirm } from './plan-confirm.tsx';
import { plannedCopy } from './planned-copy.ts';

interface PlanChoiceProps {
  subscription: SubscriptionDetails;
  /** All except the current one. */
  plans: PlansAnswer['plans'];
  onChanged(subscription: SubscriptionDetails | null): void;
}

/** The other lengths, none preselected but one that the address names, and below them the cost of the chosen one. */
export function PlanChoice({ subscription, plans, onChanged }: PlanChoiceProps) {
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

  // An address may name a plan to look at first; its price is shown, and nothing is agreed to.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the page opens
  useEffect(() => {
    const named = plans.find(({ offer }) => String(offer.id) === queryValue('offer'));
    if (named !== undefined) choose(named.offer.id);
  }, []);

  const { interval, price, planned_change } = subscription;
  return (
    <>
      <p className="muted number">{say('now', { period: periodText(interval), price: formatPrice(price) })}</p>
      {planned_change && <p className="muted number">{`${plannedCopy(planned_change)} ${say('another-choice')}`}</p>}
      <fieldset className={styles.offers}>
        <legend className="visually-hidden">{say('another')}</legend>
        {plans.map(({ offer, when }) => (
          <OfferCard
            key={offer.id}
            name={periodText(offer.interval)}
            detail={say('a-week', { price: formatPrice(pricePerWeek(offer)) })}
            price={formatPrice(offer.price)}
            priceNote={say('every', { length: intervalText(offer.interval) })}
            gets={[beginsCopy(when, subscription.next_payment_at)]}
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
