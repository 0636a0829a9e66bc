import { formatPrice } from '#contract/format-price.ts';
import { paths } from '#contract/paths.ts';
import type { SubscriptionDetails } from '#contract/subscription.ts';
import { Button } from '#web/ui/button.tsx';
import { DoneStage } from './done-stage.tsx';

interface WithdrawnViewProps {
  /** Null while unknown. */
  refund: NonNullable<SubscriptionDetails['withdrawal']>['refund'];
  isSignedIn: boolean;
}

/** Confirms a withdrawal. */
export function WithdrawnView({ refund, isSignedIn }: WithdrawnViewProps) {
  return (
    <DoneStage>
      <h1 tabIndex={-1}>Done. You have withdrawn from the contract.</h1>
      <p className="muted">
        <ComesBack refund={refund} /> We email you a confirmation with the date and time.
      </p>
      <Button wide href={isSignedIn ? paths.account : paths.home}>
        {isSignedIn ? 'Back to your account' : 'To the start'}
      </Button>
    </DoneStage>
  );
}

function ComesBack({ refund }: Pick<WithdrawnViewProps, 'refund'>) {
  if (refund === null) return 'What you paid comes back the way you paid it, as soon as Paddle confirms it.';
  if (refund.amount_minor === 0) return 'There is nothing to give back.';
  return (
    <>
      <span>{'You get back '}</span>
      <b className="number">{formatPrice(refund)}</b>
      <span>{' the way you paid. Your bank may take a few days to show it.'}</span>
    </>
  );
}
