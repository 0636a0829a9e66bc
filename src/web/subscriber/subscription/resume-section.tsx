import { formatPrice, periodText } from '#contract/format-price.ts';
import type { SubscriptionDetails } from '#contract/subscription.ts';
import { DrawnText } from '#web/site/drawn-text.tsx';
import { Button } from '#web/ui/button.tsx';
import { cardLabel } from './card-label.ts';
import { ConfirmCard } from './confirm-card.tsx';
import { endPause } from './subscription-changes.ts';
import { say } from './subscription-copy.ts';
import { useOpened } from './use-opened.ts';

interface ResumeSectionProps {
  subscription: SubscriptionDetails;
  onChanged(subscription: SubscriptionDetails | null): void;
}

/** Ends a pause early. Because that charges the card, it is explained first. */
export function ResumeSection({ subscription, onChanged }: ResumeSectionProps) {
  const { isOpen, control, close } = useOpened();
  const price = formatPrice(subscription.price);
  const { card } = subscription;
  const period = periodText(subscription.interval);

  async function resume() {
    const changed = await endPause();
    if (changed !== null) onChanged(changed.subscription);
  }

  return (
    <>
      <Button wide variant={isOpen ? 'white' : 'main'} {...control}>
        {say('go-on')}
      </Button>
      {isOpen && (
        <ConfirmCard
          title={say('go-on-title')}
          confirm={say('go-on-confirm', { price })}
          notNow={say('not-now')}
          onConfirm={resume}
          onClose={close}
        >
          <p className="muted">
            <DrawnText
              values={{ price: <b className="number">{price}</b> }}
              text={(marks) =>
                card === null
                  ? say('go-on-pays', { ...marks, period })
                  : say('go-on-pays-card', { ...marks, period, card: cardLabel(card) })
              }
            />
          </p>
        </ConfirmCard>
      )}
    </>
  );
}
