import type { SubscriptionDetails } from '../../contract/subscription';
import { Button } from '../ui/button';
import styles from './cancel-page.module.css';
import { pausePlanWords } from './pause-words';

interface PauseOfferProps {
  subscription: SubscriptionDetails;
  onPause(): void;
}

/** The one thing that is offered to somebody who cancels, below the button that cancels. */
export function PauseOffer({ subscription, onPause }: PauseOfferProps) {
  return (
    <section className={styles.instead} aria-labelledby="pause-instead">
      <h2 id="pause-instead">Or pause for a month</h2>
      <p className="small muted">{pausePlanWords(subscription, 1)}</p>
      <Button small variant="white" onClick={onPause}>
        Pause for 1 month
      </Button>
    </section>
  );
}
