import { useCallback, useEffect, useState } from 'react';
import { dayMs } from '#contract/day.ts';
import { formatPrice, periodText } from '#contract/format-price.ts';
import { paths } from '#contract/paths.ts';
import type { PlansAnswer } from '#contract/plan-change.ts';
import type { SubscriptionDetails } from '#contract/subscription.ts';
import { longDate } from '#web/platform/format-date.ts';
import { serverNow } from '#web/platform/server-now.ts';
import { useHeadingFocus } from '#web/platform/use-heading-focus.ts';
import { BackLink } from '#web/site/back-link.tsx';
import { DrawnText } from '#web/site/drawn-text.tsx';
import { NotLoaded } from '#web/site/not-loaded.tsx';
import { SignedInShell } from '#web/site/signed-in-shell.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { changePlanCopy, say } from './change-plan-copy.ts';
import styles from './change-plan-page.module.css';
import { DoneStage } from './done-stage.tsx';
import { listPlans } from './plan-calls.ts';
import { PlanChoice } from './plan-choice.tsx';
import { may } from './subscription-state.ts';
import { subscriptionStateCopy } from './subscription-state-copy.ts';
import { useSubscription } from './use-subscription.ts';

export const prepare = async () => void (await Promise.all([changePlanCopy.load(), subscriptionStateCopy.load()]));

/** /subscription/plan: another length, with its charge and its day shown before the user agrees. */
export default function ChangePlanPage() {
  const { loaded, reload } = useSubscription();
  const [changed, setChanged] = useState<SubscriptionDetails | null>(null);
  useHeadingFocus(changed === null ? 'choosing' : 'changed');

  if (changed !== null) return <PlanChanged subscription={changed} />;
  return (
    <SignedInShell current="account" narrow>
      <BackLink href={paths.manageSubscription} label={say('back')} />
      <div className={styles.page}>
        <h1 tabIndex={-1}>{say('title')}</h1>
        {loaded === 'failed' && <NotLoaded onRetry={reload} />}
        {typeof loaded !== 'string' && <Choice found={loaded.found} onChanged={setChanged} />}
      </div>
    </SignedInShell>
  );
}

interface ChoiceProps {
  found: SubscriptionDetails | null;
  onChanged(subscription: SubscriptionDetails | null): void;
}

function Choice({ found, onChanged }: ChoiceProps) {
  if (found === null || !may(found, 'change-plan')) return <NotNow subscription={found} />;
  return <Offers subscription={found} onChanged={onChanged} />;
}

function NotNow({ subscription }: { subscription: SubscriptionDetails | null }) {
  return (
    <Card>
      <p className="muted">{subscription === null ? say('none') : say('not-now')}</p>
      <Button wide variant="white" href={paths.manageSubscription}>
        {say('to-subscription')}
      </Button>
    </Card>
  );
}

interface OffersProps {
  subscription: SubscriptionDetails;
  onChanged(subscription: SubscriptionDetails | null): void;
}

function Offers({ subscription, onChanged }: OffersProps) {
  const [plans, setPlans] = useState<PlansAnswer['plans'] | 'loading' | 'failed'>('loading');

  const load = useCallback(async () => {
    const outcome = await listPlans();
    setPlans('done' in outcome ? outcome.done : 'failed');
  }, []);
  useEffect(() => void load(), [load]);

  if (plans === 'loading') return <p className="muted">{say('one-moment')}</p>;
  if (plans === 'failed') return <NotLoaded onRetry={() => void load()} />;
  return <PlanChoice subscription={subscription} plans={plans} onChanged={onChanged} />;
}

/** Confirms a change of plan, or that one is planned. */
function PlanChanged({ subscription }: { subscription: SubscriptionDetails }) {
  const { planned_change } = subscription;
  return (
    <DoneStage>
      {planned_change ? <Planned planned={planned_change} /> : <ChangedNow subscription={subscription} />}
      <Button wide href={paths.manageSubscription}>
        {say('to-subscription')}
      </Button>
    </DoneStage>
  );
}

function ChangedNow({ subscription }: { subscription: SubscriptionDetails }) {
  const { interval, next_payment_at, price } = subscription;
  return (
    <>
      <h1 tabIndex={-1}>{say('changed', { period: periodText(interval) })}</h1>
      {next_payment_at !== null && (
        <p className="muted">
          <DrawnText
            values={{
              price: <b className="number">{formatPrice(price)}</b>,
              date: <b className="number">{longDate(next_payment_at)}</b>,
            }}
            text={(marks) => say('changed-more', marks)}
          />
        </p>
      )}
    </>
  );
}

function Planned({ planned }: { planned: NonNullable<SubscriptionDetails['planned_change']> }) {
  const { at, interval, price } = planned;
  const mayTakeBack = Date.parse(at) - serverNow() > dayMs;
  return (
    <>
      <h1 tabIndex={-1}>{say('planned', { date: longDate(at), period: periodText(interval) })}</h1>
      <p className="muted number">
        {`${say('planned-more', { price: formatPrice(price) })}${mayTakeBack ? ` ${say('planned-take-back')}` : ''}`}
      </p>
    </>
  );
}
