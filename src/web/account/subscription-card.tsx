import type { ReactNode } from 'react';
import { paths } from '../../contract/paths';
import type { SubscriptionDetails } from '../../contract/subscription';
import { formatPrice } from '../offer/price';
import { shortDate } from '../platform/format-date';
import { cardWords } from '../subscription/card-words';
import { planName } from '../subscription/plan-name';
import { canCancel, openUntil, standingOf } from '../subscription/standing';
import type { LoadedSubscription } from '../subscription/use-subscription';
import { Button } from '../ui/button';
import { StatusChip } from '../ui/chip';
import { Lift } from '../ui/illustration/lift';
import { useOwnQuizPages } from '../visitor/own-quiz';
import styles from './account-page.module.css';
import { type Fact, Facts } from './facts';

interface SubscriptionCardProps {
  loaded: LoadedSubscription;
  onRetry(): void;
}

/** What one has, what the next payment is, and how to change or end it. */
export function SubscriptionCard({ loaded, onRetry }: SubscriptionCardProps) {
  return (
    <section className={styles.card} aria-labelledby="subscription">
      <div className={styles.picture}>
        <Lift frame="strip" />
      </div>
      <div className={styles.body}>{contentOf(loaded, onRetry)}</div>
    </section>
  );
}

function contentOf(loaded: LoadedSubscription, onRetry: () => void): ReactNode {
  if (loaded === 'loading') return <h2 id="subscription">Your subscription</h2>;
  if (loaded === 'failed') return <NotRead onRetry={onRetry} />;
  return loaded.found === null ? <NoSubscription /> : <Subscription subscription={loaded.found} />;
}

function NotRead({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <h2 id="subscription">Your subscription</h2>
      <p className="muted">We could not read it just now. Nothing about it has changed.</p>
      <Button variant="white" small onClick={onRetry}>
        Try again
      </Button>
    </>
  );
}

function NoSubscription() {
  const { plan } = useOwnQuizPages();
  return (
    <>
      <h2 id="subscription">No subscription</h2>
      <p className="muted">You pay nothing. Your result and your plan are here whenever you like.</p>
      <Button variant="white" small href={plan}>
        See your plan
      </Button>
    </>
  );
}

function Subscription({ subscription }: { subscription: SubscriptionDetails }) {
  const standing = standingOf(subscription);
  const { plan } = useOwnQuizPages();
  return (
    <>
      <div className="row-between">
        <h2 id="subscription">{planName(subscription.interval)}</h2>
        <StatusChip tone={standing.tone}>{standing.words}</StatusChip>
      </div>
      <Facts facts={factsOf(subscription, Date.now())} />
      <div className={styles.actions}>
        <Button variant="white" small href={paths.manageSubscription}>
          Manage
        </Button>
        {canCancel(subscription) ? (
          <Button variant="white" small href={paths.cancelSubscription}>
            Cancel subscription
          </Button>
        ) : (
          <Button variant="white" small href={plan}>
            See your plan
          </Button>
        )}
      </div>
    </>
  );
}

function factsOf(subscription: SubscriptionDetails, now: number): Fact[] {
  const { next_payment_at, price, card } = subscription;
  const until = openUntil(subscription, now);
  const facts: Fact[] = [];
  if (next_payment_at !== null) {
    facts.push({ term: 'Next payment', value: `${formatPrice(price)} on ${shortDate(next_payment_at)}` });
  } else {
    facts.push({ term: 'Next payment', value: 'None' });
    if (until !== null) facts.push({ term: 'Open for you until', value: shortDate(until) });
  }
  if (card !== null) facts.push({ term: 'Card', value: cardWords(card) });
  return facts;
}
