import { durationWords, formatPrice } from '../../contract/price-words';
import type { SubscriptionDetails } from '../../contract/subscription';
import { Button } from '../ui/button';
import { cardWords } from './card-words';
import { ConfirmCard } from './confirm-card';
import { endPause } from './subscription-changes';
import { useOpened } from './use-opened';

interface ResumeSectionProps {
  subscription: SubscriptionDetails;
  onChanged(subscription: SubscriptionDetails | null): void;
}

/** Ends a pause before its time. That is a payment, so it is said before it is done. */
export function ResumeSection({ subscription, onChanged }: ResumeSectionProps) {
  const { isOpen, control, close } = useOpened();
  const price = formatPrice(subscription.price);
  const { card, interval } = subscription;

  async function resume() {
    const changed = await endPause();
    if (changed !== null) onChanged(changed.subscription);
  }

  return (
    <>
      <Button wide variant={isOpen ? 'white' : 'main'} {...control}>
        Go on now
      </Button>
      {isOpen && (
        <ConfirmCard title="Go on today" confirm={`Pay ${price} and go on`} onConfirm={resume} onClose={close}>
          <p className="muted">
            You pay <b className="number">{price}</b> today{card !== null && `, with ${cardWords(card)}`}. It opens{' '}
            {durationWords(interval)} for you, and the next payment comes after them.
          </p>
        </ConfirmCard>
      )}
    </>
  );
}
