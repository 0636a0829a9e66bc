import { useCallback, useEffect, useState } from 'react';
import { formatPrice, periodText } from '#contract/format-price.ts';
import type { Offer } from '#contract/offer.ts';
import { paths } from '#contract/paths.ts';
import type { SubscriptionDetails } from '#contract/subscription.ts';
import { longDate } from '#web/platform/format-date.ts';
import { useHeadingFocus } from '#web/platform/use-heading-focus.ts';
import { BackLink } from '#web/site/back-link.tsx';
import { NotLoaded } from '#web/site/not-loaded.tsx';
import { SignedInShell } from '#web/site/signed-in-shell.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import styles from './change-plan-page.module.css';
import { DoneStage } from './done-stage.tsx';
import { offersIn } from './plan-calls.ts';
import { PlanChoice } from './plan-choice.tsx';
import { may } from './subscription-state.ts';
import { useSubscription } from './use-subscription.ts';

/** /subscription/plan: another length, with today's charge shown before the user agrees. */
export default function ChangePlanPage() {
  const { loaded, reload } = useSubscription();
  const [changed, setChanged] = useState<SubscriptionDetails | null>(null);
  useHeadingFocus(changed === null ? 'choosing' : 'changed');

  if (changed !== null) return <PlanChanged subscription={changed} />;
  return (
    <SignedInShell current="account" narrow>
      <BackLink href={paths.manageSubscription} label="Subscription" />
      <div className={styles.page}>
        <h1 tabIndex={-1}>Change your plan</h1>
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
      <p className="muted">
        {subscription === null
          ? 'You have no subscription to change.'
          : 'The plan can be changed while the subscription runs: not in a trial or a pause, not once it is cancelled, and not while a payment is open.'}
      </p>
      <Button wide variant="white" href={paths.manageSubscription}>
        Back to your subscription
      </Button>
    </Card>
  );
}

interface OffersProps {
  subscription: SubscriptionDetails;
  onChanged(subscription: SubscriptionDetails | null): void;
}

function Offers({ subscription, onChanged }: OffersProps) {
  const { currency } = subscription.price;
  const [offers, setOffers] = useState<readonly Offer[] | 'loading' | 'failed'>('loading');

  const load = useCallback(async () => {
    const outcome = await offersIn(currency);
    setOffers('done' in outcome ? outcome.done : 'failed');
  }, [currency]);
  useEffect(() => void load(), [load]);

  if (offers === 'loading') return <p className="muted">One moment.</p>;
  if (offers === 'failed') return <NotLoaded onRetry={() => void load()} />;
  const others = offers.filter(({ id }) => id !== subscription.offer_id);
  return <PlanChoice subscription={subscription} offers={others} onChanged={onChanged} />;
}

/** Confirms a change of plan. */
function PlanChanged({ subscription }: { subscription: SubscriptionDetails }) {
  const { interval, next_payment_at, price } = subscription;
  return (
    <DoneStage>
      <h1 tabIndex={-1}>{`Done. Your plan is ${periodText(interval)} now.`}</h1>
      {next_payment_at !== null && (
        <p className="muted">
          The next payment of <b className="number">{formatPrice(price)}</b> comes on{' '}
          <b className="number">{longDate(next_payment_at)}</b>. We remind you seven days before.
        </p>
      )}
      <Button wide href={paths.manageSubscription}>
        Back to your subscription
      </Button>
    </DoneStage>
  );
}
