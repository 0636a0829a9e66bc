import { paths } from '../../contract/paths';
import { durationWords } from '../../contract/price-words';
import type { SubscriptionDetails } from '../../contract/subscription';
import { RowLink, Rows } from '../ui/rows';
import { cardWords } from './card-words';
import { openPortal } from './paddle-pages';
import { PauseForm } from './pause-form';
import { may } from './standing';
import { useOpened } from './use-opened';

interface BillingRowsProps {
  subscription: SubscriptionDetails;
  onChanged(subscription: SubscriptionDetails | null): void;
}

/** What can be changed about how one pays. */
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
            label="Change card"
            detail={card === null ? undefined : cardWords(card)}
            href={paths.cardUpdate}
            data-full-load=""
          />
        )}
        {may(subscription, 'change-plan') && (
          <RowLink
            icon="calendar"
            label="Change plan"
            detail={`Now ${durationWords(interval)}`}
            href={paths.changePlan}
          />
        )}
        {mayPause && <RowLink icon="clock" label="Take a pause" detail="1 to 3 months" {...pause.control} />}
        <RowLink
          icon="list"
          label="Billing pages of Paddle"
          detail="Address and tax number, new tab"
          onClick={() => void openPortal()}
        />
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
