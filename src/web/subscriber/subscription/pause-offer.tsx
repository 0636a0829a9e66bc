import type { SubscriptionDetails } from '#contract/subscription.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './cancel-page.module.css';
import { pausePlanCopy } from './pause-copy.ts';

interface PauseOfferProps {
  subscription: SubscriptionDetails;
  onPause(): void;
}

/** The only alternative offered to users who cancel, below the button that cancels. */
export function PauseOffer({ subscription, onPause }: PauseOfferProps) {
  return (
    <section className={styles.instead} aria-labelledby="pause-instead">
      <h2 id="pause-instead">Or pause for a month</h2>
      <p className="small muted">{pausePlanCopy(subscription, 1)}</p>
      <Button small variant="white" onClick={onPause}>
        Pause for 1 month
      </Button>
    </section>
  );
}
