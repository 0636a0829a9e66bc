import { useState } from 'react';
import { formatPrice, periodText } from '#contract/format-price.ts';
import { paths } from '#contract/paths.ts';
import type { PlanPreview } from '#contract/plan-change.ts';
import { planConsentLabel, planTerms, planTermsVersion } from '#contract/plan-change-terms.ts';
import { shortDate } from '#contract/short-date.ts';
import type { SubscriptionDetails } from '#contract/subscription.ts';
import { consentTo } from '#web/checkout/consent.ts';
import { serverNow } from '#web/platform/server-now.ts';
import { useSubmit } from '#web/platform/use-submit.ts';
import { type Fact, Facts } from '#web/site/facts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { CheckBox } from '#web/ui/check-box.tsx';
import { cardLabel } from './card-label.ts';
import { say } from './change-plan-copy.ts';
import styles from './change-plan-page.module.css';
import { changePlan } from './plan-calls.ts';

interface PlanConfirmProps {
  preview: PlanPreview;
  subscription: SubscriptionDetails;
  onChanged(subscription: SubscriptionDetails | null): void;
  /** Fetches the price again, because it may have changed. */
  onReloadPreview(): Promise<void>;
}

/** The cost of the change today and later, and a checkbox to agree, which is never ticked in advance. */
export function PlanConfirm({ preview, subscription, onChanged, onReloadPreview }: PlanConfirmProps) {
  /** The consent is to one price and must not carry over to another that arrives later. */
  const [agreedTo, setAgreedTo] = useState<PlanPreview | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { amount, rest } = planTerms(preview);
  const accepted = agreedTo === preview;

  const { busy, onSubmit } = useSubmit(async () => {
    if (!accepted) return;
    setRefusal(null);
    const outcome = await changePlan(preview, consentTo(planTermsVersion, serverNow()));
    if ('done' in outcome) return onChanged(outcome.done.subscription);
    setRefusal(outcome.refused);
    await onReloadPreview();
  });

  return (
    <Card title={say('change-to', { period: periodText(preview.offer.interval) })}>
      <form className="stack" onSubmit={onSubmit}>
        <Facts facts={previewFacts(preview, subscription)} lined />
        <p className={`${styles.terms} number`}>
          <b>{`You pay ${amount}`}</b>
          <span>{rest}</span>
        </p>
        <CheckBox
          name="consent"
          checked={accepted}
          onChange={(ticked) => setAgreedTo(ticked ? preview : null)}
          label={
            <>
              <span>{`${planConsentLabel.text} `}</span>
              <a href={paths.terms}>{planConsentLabel.link}</a>
              <span>.</span>
            </>
          }
        />
        {refusal !== null && (
          <p className={styles.refusal} role="alert">
            {refusal}
          </p>
        )}
        <Button type="submit" wide aria-busy={busy} disabledReason={accepted ? undefined : say('tick-first')}>
          {buttonCopy(preview)}
        </Button>
      </form>
    </Card>
  );
}

function buttonCopy({ when, due_now, next_payment }: PlanPreview): string {
  if (when === 'renewal') return say('confirm-on', { date: shortDate(next_payment.at) });
  return due_now.amount_minor === 0 ? say('confirm') : say('confirm-pay', { price: formatPrice(due_now) });
}

/** The amounts of a change; deductions have a minus sign. */
export function previewFacts({ due_now, credit, next_payment }: PlanPreview, { card }: SubscriptionDetails): Fact[] {
  const facts = [{ term: say('today'), value: formatPrice(due_now) }];
  if (credit.amount_minor > 0) facts.push({ term: say('credit'), value: `−${formatPrice(credit)}` });
  facts.push({
    term: say('next-payment'),
    value: say('payment-on', { price: formatPrice(next_payment.price), date: shortDate(next_payment.at) }),
  });
  if (card !== null) facts.push({ term: say('card'), value: cardLabel(card) });
  return facts;
}
