import { paths } from '../../contract/paths';
import type { SubscriptionDetails } from '../../contract/subscription';
import { formatPrice } from '../offer/price';
import { Button } from '../ui/button';
import { DoneStage } from './done-stage';

interface WithdrawnViewProps {
  /** What comes back; 0 when nothing was paid. */
  refund: NonNullable<SubscriptionDetails['withdrawal']>['refund'];
  isSignedIn: boolean;
}

/** The calm end of a withdrawal. */
export function WithdrawnView({ refund, isSignedIn }: WithdrawnViewProps) {
  return (
    <DoneStage>
      <h1 tabIndex={-1}>Done. You have withdrawn from the contract.</h1>
      <p className="muted">
        {refund.amount_minor === 0 ? (
          'Nothing was paid, so there is nothing to give back. '
        ) : (
          <>
            You get back <b className="number">{formatPrice(refund)}</b> the way you paid. Your bank may take a few days
            to show it.{' '}
          </>
        )}
        We mail you a confirmation with day and time.
      </p>
      <Button wide href={isSignedIn ? paths.account : paths.home}>
        {isSignedIn ? 'Back to your account' : 'To the start'}
      </Button>
    </DoneStage>
  );
}
