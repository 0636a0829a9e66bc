import { formatPrice, periodText } from '#contract/format-price.ts';
import type { SubscriptionDetails } from '#contract/subscription.ts';
import { Button } from '#web/ui/button.tsx';
import { cardLabel } from './card-label.ts';
import { ConfirmCard } from './confirm-card.tsx';
import { endPause } from './subscription-changes.ts';
import { useOpened } from './use-opened.ts';

interface ResumeSectionProps {
  subscription: SubscriptionDetails;
  onChanged(subscription: SubscriptionDetails | null): void;
}

/** Ends a pause early. Because that charges the card, it is explained first. */
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
            You pay <b className="number">{price}</b>
            <span>{` today${card !== null ? `, with ${cardLabel(card)}` : ''}. It gives you ${periodText(interval)}, and the next payment comes after that.`}</span>
          </p>
        </ConfirmCard>
      )}
    </>
  );
}
