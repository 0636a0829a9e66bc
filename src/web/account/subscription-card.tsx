import type { ReactNode } from 'react';
import { paths } from '../../contract/paths';
import { planName } from '../../contract/plan-name';
import type { SubscriptionDetails } from '../../contract/subscription';
import { isOver, may, standingOf } from '../subscription/standing';
import { stateWords } from '../subscription/state-words';
import { accountFacts } from '../subscription/subscription-facts';
import type { LoadedSubscription } from '../subscription/use-subscription';
import { WinBack } from '../subscription/win-back';
import { Button } from '../ui/button';
import { StatusChip } from '../ui/chip';
import { Lift } from '../ui/illustration/lift';
import { useOwnQuizPages } from '../visitor/own-quiz';
import styles from './account-page.module.css';
import { Facts } from './facts';

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
  const words = stateWords(subscription);
  return (
    <>
      <div className="row-between">
        <h2 id="subscription">{planName(subscription.interval)}</h2>
        <StatusChip tone={standing.tone}>{standing.words}</StatusChip>
      </div>
      {words !== null && <p className="muted">{words}</p>}
      {!isOver(subscription) && <Facts facts={accountFacts(subscription)} />}
      <WinBack subscription={subscription} />
      <Actions subscription={subscription} />
    </>
  );
}

function Actions({ subscription }: { subscription: SubscriptionDetails }) {
  const { plan } = useOwnQuizPages();
  return (
    <div className={styles.actions}>
      <Button variant="white" small href={paths.manageSubscription}>
        Manage
      </Button>
      {may(subscription, 'cancel') ? (
        <Button variant="white" small href={paths.cancelSubscription}>
          Cancel subscription
        </Button>
      ) : (
        <Button variant="white" small href={plan}>
          See your plan
        </Button>
      )}
    </div>
  );
}
