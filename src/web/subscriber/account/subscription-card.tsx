import type { ReactNode } from 'react';
import { paths } from '#contract/paths.ts';
import { planName } from '#contract/plan-name.ts';
import type { SubscriptionDetails } from '#contract/subscription.ts';
import { Facts } from '#web/site/facts.tsx';
import { Button } from '#web/ui/button.tsx';
import { StatusChip } from '#web/ui/chip.tsx';
import { Lift } from '#web/ui/illustration/lift.tsx';
import { stateCopy } from '../subscription/state-copy.ts';
import { accountFacts } from '../subscription/subscription-facts.ts';
import { isOver, may, shownStateOf } from '../subscription/subscription-state.ts';
import type { LoadedSubscription } from '../subscription/use-subscription.ts';
import { WinBack } from '../subscription/win-back.tsx';
import { say } from './account-copy.ts';
import styles from './account-view.module.css';

interface SubscriptionCardProps {
  loaded: LoadedSubscription;
  onRetry(): void;
}

/** The subscription with its next payment, and links to change or end it. */
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
  if (loaded === 'loading') return <h2 id="subscription">{say('subscription')}</h2>;
  if (loaded === 'failed') return <NotLoaded onRetry={onRetry} />;
  return loaded.found === null ? <NoSubscription /> : <Subscription subscription={loaded.found} />;
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <h2 id="subscription">{say('subscription')}</h2>
      <p className="muted">{say('not-loaded')}</p>
      <Button variant="white" small onClick={onRetry}>
        {say('try-again')}
      </Button>
    </>
  );
}

function NoSubscription() {
  return (
    <>
      <h2 id="subscription">{say('no-subscription')}</h2>
      <p className="muted">{say('no-subscription-more')}</p>
      <Button variant="white" small href={paths.plan}>
        {say('see-plan')}
      </Button>
    </>
  );
}

function Subscription({ subscription }: { subscription: SubscriptionDetails }) {
  const shown = shownStateOf(subscription);
  const state = stateCopy(subscription);
  return (
    <>
      <div className="row-between">
        <h2 id="subscription">{planName(subscription.interval)}</h2>
        <StatusChip tone={shown.tone}>{shown.label}</StatusChip>
      </div>
      {state !== null && <p className="muted">{state}</p>}
      {!isOver(subscription) && <Facts facts={accountFacts(subscription)} />}
      <WinBack subscription={subscription} />
      <Actions subscription={subscription} />
    </>
  );
}

function Actions({ subscription }: { subscription: SubscriptionDetails }) {
  return (
    <div className={styles.actions}>
      <Button variant="white" small href={paths.manageSubscription}>
        {say('manage')}
      </Button>
      {may(subscription, 'cancel') ? (
        <Button variant="white" small href={paths.cancelSubscription}>
          {say('cancel')}
        </Button>
      ) : (
        <Button variant="white" small href={paths.plan}>
          {say('see-plan')}
        </Button>
      )}
    </div>
  );
}
