import { useState } from 'react';
import { shortDate } from '../../contract/date-words';
import { paths } from '../../contract/paths';
import type { PlanPreview } from '../../contract/plan-change';
import { planConsentLabel, planTerms, planTermsVersion } from '../../contract/plan-change-terms';
import { durationWords, formatPrice } from '../../contract/price-words';
import type { SubscriptionDetails } from '../../contract/subscription';
import { type Fact, Facts } from '../account/facts';
import { consentTo } from '../checkout/consent';
import { useSubmit } from '../platform/use-submit';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { CheckBox } from '../ui/check-box';
import { cardWords } from './card-words';
import styles from './change-plan-page.module.css';
import { changePlan } from './plan-calls';

interface PlanConfirmProps {
  preview: PlanPreview;
  subscription: SubscriptionDetails;
  onChanged(subscription: SubscriptionDetails | null): void;
  /** Asks for the price once more, as it is no longer sure. */
  onLookAgain(): Promise<void>;
}

/** What the change costs today and later, and the agreement to it, which nobody has ticked. */
export function PlanConfirm({ preview, subscription, onChanged, onLookAgain }: PlanConfirmProps) {
  /** An agreement is to one price: it does not pass to another that arrives later. */
  const [agreedTo, setAgreedTo] = useState<PlanPreview | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { amount, rest } = planTerms(preview);
  const due = preview.due_now;
  const accepted = agreedTo === preview;

  const { busy, onSubmit } = useSubmit(async () => {
    if (!accepted) return;
    setRefusal(null);
    const told = await changePlan(preview, consentTo(planTermsVersion, Date.now()));
    if ('done' in told) return onChanged(told.done.subscription);
    setRefusal(told.refused);
    await onLookAgain();
  });

  return (
    <Card title={`Change to ${durationWords(preview.offer.interval)}`}>
      <form className="stack" onSubmit={onSubmit}>
        <Facts facts={previewFacts(preview, subscription)} lined />
        <p className={`${styles.terms} number`}>
          <b>You pay {amount}</b>
          {rest}
        </p>
        <CheckBox
          name="consent"
          checked={accepted}
          onChange={(ticked) => setAgreedTo(ticked ? preview : null)}
          label={
            <>
              {planConsentLabel.words} <a href={paths.terms}>{planConsentLabel.link}</a>.
            </>
          }
        />
        {refusal !== null && (
          <p className={styles.refusal} role="alert">
            {refusal}
          </p>
        )}
        <Button
          type="submit"
          wide
          aria-busy={busy}
          disabledReason={accepted ? undefined : 'Tick the box above to change your plan.'}
        >
          {due.amount_minor === 0 ? 'Change plan' : `Pay ${formatPrice(due)} and change plan`}
        </Button>
      </form>
    </Card>
  );
}

function previewFacts({ due_now, credit, next_payment }: PlanPreview, { card }: SubscriptionDetails): Fact[] {
  const facts = [{ term: 'Today', value: formatPrice(due_now) }];
  if (credit.amount_minor > 0) facts.push({ term: 'Credit for days left', value: formatPrice(credit) });
  facts.push({
    term: 'Next payment',
    value: `${formatPrice(next_payment.price)} on ${shortDate(next_payment.at)}`,
  });
  if (card !== null) facts.push({ term: 'Card', value: cardWords(card) });
  return facts;
}
