import { paths } from '../../contract/paths';
import { planName } from '../../contract/plan-name';
import type { SubscriptionDetails } from '../../contract/subscription';
import { Facts } from '../account/facts';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { StatusChip } from '../ui/chip';
import { BillingRows } from './billing-rows';
import styles from './manage-page.module.css';
import { PastDueBanner } from './past-due-banner';
import { Receipts } from './receipts';
import { ResumeSection } from './resume-section';
import { isPastDue, may, standingOf } from './standing';
import { stateWords } from './state-words';
import { endPause, startAgain } from './subscription-changes';
import { contractFacts } from './subscription-facts';
import { WinBack } from './win-back';
import { WithdrawSection } from './withdraw-section';

interface ManageSubscriptionProps {
  subscription: SubscriptionDetails;
  onChanged(subscription: SubscriptionDetails | null): void;
  onWithdraw(): Promise<void>;
}

/** How it stands, and what the server says can be done about it. */
export function ManageSubscription({ subscription, onChanged, onWithdraw }: ManageSubscriptionProps) {
  const { withdraw_until, withdraw_refund } = subscription;
  return (
    <div className="stack">
      {isPastDue(subscription) && <PastDueBanner />}
      <Contract subscription={subscription} />
      <GoingOn subscription={subscription} onChanged={onChanged} />
      <BillingRows subscription={subscription} onChanged={onChanged} />
      <Receipts subscription={subscription} />
      {withdraw_until !== null && may(subscription, 'withdraw') && (
        <WithdrawSection until={withdraw_until} daysKept={withdraw_refund} onWithdraw={onWithdraw} />
      )}
      {may(subscription, 'cancel') && (
        <Button wide variant="warning" href={paths.cancelSubscription}>
          Cancel subscription
        </Button>
      )}
    </div>
  );
}

function Contract({ subscription }: { subscription: SubscriptionDetails }) {
  const standing = standingOf(subscription);
  const words = stateWords(subscription);
  return (
    <Card title={planName(subscription.interval)} end={<StatusChip tone={standing.tone}>{standing.words}</StatusChip>}>
      {words !== null && <p className={styles.state}>{words}</p>}
      <Facts facts={contractFacts(subscription, Date.now())} lined />
    </Card>
  );
}

/** The ways back from a cancellation, a pause and an end. */
function GoingOn({ subscription, onChanged }: Omit<ManageSubscriptionProps, 'onWithdraw'>) {
  async function take(change: ReturnType<typeof startAgain>) {
    const changed = await change;
    if (changed !== null) onChanged(changed.subscription);
  }

  if (may(subscription, 'undo-cancel')) {
    return (
      <Button wide onClick={() => void take(startAgain())}>
        Start it again
      </Button>
    );
  }
  if (may(subscription, 'undo-pause')) {
    return (
      <Button wide onClick={() => void take(endPause())}>
        Take the pause back
      </Button>
    );
  }
  if (may(subscription, 'resume')) return <ResumeSection subscription={subscription} onChanged={onChanged} />;
  return <WinBack subscription={subscription} />;
}
