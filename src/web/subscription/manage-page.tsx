import { type ReactNode, useEffect } from 'react';
import { paths } from '../../contract/paths';
import type { SubscriptionDetails } from '../../contract/subscription';
import { BackLink } from '../account/back-link';
import { type Fact, Facts } from '../account/facts';
import { SignedInShell } from '../account/signed-in-shell';
import { track } from '../analytics/track';
import { formatPrice, intervalWords } from '../offer/price';
import { dayAndMonth, shortDate } from '../platform/format-date';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { StatusChip } from '../ui/chip';
import { useOwnQuizPages } from '../visitor/own-quiz';
import { cardWords } from './card-words';
import styles from './manage-page.module.css';
import { planName } from './plan-name';
import { reminderAt } from './reminder';
import { canCancel, canStartAgain, openUntil, standingOf } from './standing';
import { startAgain } from './start-again';
import { type LoadedSubscription, useSubscription } from './use-subscription';

/** § 2, manage subscription. */
export default function ManagePage() {
  const { loaded, reload } = useSubscription();

  useEffect(() => track('canceled_step1', {}), []);

  return (
    <SignedInShell current="subscription" narrow>
      <BackLink href={paths.account} label="Account" />
      <h1 tabIndex={-1} className={styles.heading}>
        Your subscription
      </h1>
      {contentOf(loaded, reload)}
    </SignedInShell>
  );
}

function NoSubscription() {
  const { plan } = useOwnQuizPages();
  return (
    <Card>
      <p className="muted">You have no subscription, so there is nothing to pay and nothing to cancel.</p>
      <Button variant="white" wide href={plan}>
        See your plan
      </Button>
    </Card>
  );
}

function contentOf(loaded: LoadedSubscription, reload: () => void): ReactNode {
  if (loaded === 'loading') return null;
  if (loaded === 'failed') {
    return (
      <Card>
        <p className="muted">We could not read it just now. Nothing about it has changed.</p>
        <Button variant="white" wide onClick={reload}>
          Try again
        </Button>
      </Card>
    );
  }
  if (loaded.found === null) return <NoSubscription />;
  return <Subscription subscription={loaded.found} onChanged={reload} />;
}

interface SubscriptionProps {
  subscription: SubscriptionDetails;
  onChanged(): void;
}

function Subscription({ subscription, onChanged }: SubscriptionProps) {
  const standing = standingOf(subscription);

  async function undo() {
    if (await startAgain()) onChanged();
  }

  return (
    <div className="stack">
      <Card
        title={planName(subscription.interval)}
        end={<StatusChip tone={standing.tone}>{standing.words}</StatusChip>}
      >
        <Facts facts={factsOf(subscription, Date.now())} lined />
      </Card>
      {canStartAgain(subscription) && (
        <Button wide onClick={undo}>
          Start it again
        </Button>
      )}
      {canCancel(subscription) && (
        <Button wide variant="warning" href={paths.cancelSubscription}>
          Cancel subscription
        </Button>
      )}
    </div>
  );
}

function factsOf(subscription: SubscriptionDetails, now: number): Fact[] {
  const { started_at, next_payment_at, price, interval, card } = subscription;
  const until = openUntil(subscription, now);
  const facts = [{ term: 'Started', value: shortDate(started_at) }];
  if (until !== null) facts.push({ term: 'Paid until', value: shortDate(until) });
  if (next_payment_at === null) facts.push({ term: 'Renews at', value: 'It does not renew' });
  else facts.push({ term: 'Renews at', value: `${formatPrice(price)} every ${intervalWords(interval)}` });
  if (next_payment_at !== null && reminderAt(next_payment_at) > now) {
    facts.push({ term: 'Reminder', value: `${dayAndMonth(reminderAt(next_payment_at))} by e-mail` });
  }
  if (card !== null) facts.push({ term: 'Card', value: cardWords(card) });
  return facts;
}
