import { periodText } from '#contract/format-price.ts';
import { paths } from '#contract/paths.ts';
import type { SubscriptionDetails } from '#contract/subscription.ts';
import { RowLink, Rows } from '#web/ui/rows.tsx';
import { cardLabel } from './card-label.ts';
import { PauseForm } from './pause-form.tsx';
import { openPortal } from './provider-pages.ts';
import { say } from './subscription-copy.ts';
import { may } from './subscription-state.ts';
import { useOpened } from './use-opened.ts';

interface BillingRowsProps {
  subscription: SubscriptionDetails;
  onChanged(subscription: SubscriptionDetails | null): void;
}

/** The changes to billing that the server permits, and the provider's portal. */
export function BillingRows({ subscription, onChanged }: BillingRowsProps) {
  const pause = useOpened();
  const { card, interval } = subscription;
  const mayPause = may(subscription, 'pause');
  return (
    <>
      <Rows>
        {may(subscription, 'update-card') && (
          <RowLink
            icon="card"
            label={say('change-card')}
            detail={card === null ? undefined : cardLabel(card)}
            href={paths.cardUpdate}
            data-full-load=""
          />
        )}
        {may(subscription, 'change-plan') && (
          <RowLink
            icon="calendar"
            label={say('change-plan')}
            detail={say('plan-now', { period: periodText(interval) })}
            href={paths.changePlan}
          />
        )}
        {mayPause && (
          <RowLink icon="clock" label={say('take-pause')} detail={say('take-pause-more')} {...pause.control} />
        )}
        <RowLink icon="list" label={say('portal')} detail={say('portal-more')} onClick={() => void openPortal()} />
      </Rows>
      {mayPause && pause.isOpen && (
        <PauseForm
          subscription={subscription}
          onChanged={(changed) => {
            onChanged(changed);
            pause.close();
          }}
          onClose={pause.close}
        />
      )}
    </>
  );
}
