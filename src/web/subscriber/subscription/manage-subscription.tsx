import { useState } from 'react';
import { paths } from '#contract/paths.ts';
import { planName } from '#contract/plan-name.ts';
import type { SubscriptionDetails } from '#contract/subscription.ts';
import { serverNow } from '#web/platform/server-now.ts';
import { Facts } from '#web/site/facts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { StatusChip } from '#web/ui/chip.tsx';
import { BillingRows } from './billing-rows.tsx';
import styles from './manage-page.module.css';
import { PastDueBanner } from './past-due-banner.tsx';
import { Receipts } from './receipts.tsx';
import { ResumeSection } from './resume-section.tsx';
import { keepLabel, stateCopy } from './state-copy.ts';
import { endPause, keepSubscription, takeBackPlanChange } from './subscription-changes.ts';
import { say } from './subscription-copy.ts';
import { contractFacts } from './subscription-facts.ts';
import { isPastDue, may, shownStateOf } from './subscription-state.ts';
import { WinBack } from './win-back.tsx';
import { WithdrawSection } from './withdraw-section.tsx';

interface ManageSubscriptionProps {
  subscription: SubscriptionDetails;
  onChanged(subscription: SubscriptionDetails | null): void;
  onWithdraw(): Promise<void>;
}

/** The subscription's state, and the actions that the server permits. */
export function ManageSubscription({ subscription, onChanged, onWithdraw }: ManageSubscriptionProps) {
  const [outcome, setOutcome] = useState('');
  const { withdraw_until, withdraw_refund } = subscription;

  function show(changed: SubscriptionDetails | null) {
    onChanged(changed);
    if (changed !== null) setOutcome(`${shownStateOf(changed).label}. ${stateCopy(changed) ?? ''}`);
  }

  return (
    <div className="stack">
      <p className="visually-hidden" role="status">
        {outcome}
      </p>
      {isPastDue(subscription) && <PastDueBanner />}
      <Contract subscription={subscription} />
      <ContinueControl subscription={subscription} onChanged={show} />
      <BillingRows subscription={subscription} onChanged={show} />
      <Receipts subscription={subscription} />
      {withdraw_until !== null && may(subscription, 'withdraw') && (
        <WithdrawSection until={withdraw_until} daysKept={withdraw_refund} onWithdraw={onWithdraw} />
      )}
      {may(subscription, 'cancel') && (
        <Button wide variant="warning" href={paths.cancelSubscription}>
          {say('cancel')}
        </Button>
      )}
    </div>
  );
}

function Contract({ subscription }: { subscription: SubscriptionDetails }) {
  const shown = shownStateOf(subscription);
  const state = stateCopy(subscription);
  return (
    <Card title={planName(subscription.interval)} end={<StatusChip tone={shown.tone}>{shown.label}</StatusChip>}>
      {state !== null && <p className={styles.state}>{state}</p>}
      <Facts facts={contractFacts(subscription, serverNow())} lined />
    </Card>
  );
}

/** Undoes a cancellation, a pause or a planned change, or offers to buy again after the end. */
function ContinueControl({ subscription, onChanged }: Omit<ManageSubscriptionProps, 'onWithdraw'>) {
  async function apply(change: ReturnType<typeof keepSubscription>) {
    const changed = await change;
    if (changed !== null) onChanged(changed.subscription);
  }

  if (may(subscription, 'undo-cancel')) {
    return (
      <Button wide onClick={() => void apply(keepSubscription())}>
        {keepLabel(subscription)}
      </Button>
    );
  }
  if (may(subscription, 'undo-pause')) {
    return (
      <Button wide onClick={() => void apply(endPause())}>
        {say('pause-back')}
      </Button>
    );
  }
  if (may(subscription, 'undo-change')) {
    return (
      <Button wide variant="white" onClick={() => void apply(takeBackPlanChange())}>
        {say('plan-back')}
      </Button>
    );
  }
  if (may(subscription, 'resume')) return <ResumeSection subscription={subscription} onChanged={onChanged} />;
  return <WinBack subscription={subscription} />;
}
