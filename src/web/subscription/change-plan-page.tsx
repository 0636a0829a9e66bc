import { useCallback, useEffect, useState } from 'react';
import type { Offer } from '../../contract/offer';
import { paths } from '../../contract/paths';
import type { SubscriptionDetails } from '../../contract/subscription';
import { BackLink } from '../account/back-link';
import { SignedInShell } from '../account/signed-in-shell';
import { useHeadingFocus } from '../platform/use-heading-focus';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import styles from './change-plan-page.module.css';
import { NotRead } from './not-read';
import { offersIn } from './plan-calls';
import { PlanChanged } from './plan-changed';
import { PlanChoice } from './plan-choice';
import { may } from './standing';
import { useSubscription } from './use-subscription';

/** /subscription/plan: another length, with what it costs today before anything is agreed to. */
export default function ChangePlanPage() {
  const { loaded, reload } = useSubscription();
  const [changed, setChanged] = useState<SubscriptionDetails | null>(null);
  useHeadingFocus(changed === null ? 'choosing' : 'changed');

  if (changed !== null) return <PlanChanged subscription={changed} />;
  return (
    <SignedInShell current="subscription" narrow>
      <BackLink href={paths.manageSubscription} label="Subscription" />
      <div className={styles.page}>
        <h1 tabIndex={-1}>Change your plan</h1>
        {loaded === 'failed' && <NotRead onRetry={reload} />}
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
    const told = await offersIn(currency);
    setOffers('done' in told ? told.done : 'failed');
  }, [currency]);
  useEffect(() => void load(), [load]);

  if (offers === 'loading') return <p className="muted">One moment.</p>;
  if (offers === 'failed') return <NotRead onRetry={() => void load()} />;
  const others = offers.filter(({ id }) => id !== subscription.offer_id);
  return <PlanChoice subscription={subscription} offers={others} onChanged={onChanged} />;
}
