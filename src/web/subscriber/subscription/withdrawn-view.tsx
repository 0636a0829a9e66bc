import { formatPrice } from '#contract/format-price.ts';
import { paths } from '#contract/paths.ts';
import type { SubscriptionDetails } from '#contract/subscription.ts';
import { DrawnText } from '#web/site/drawn-text.tsx';
import { Button } from '#web/ui/button.tsx';
import { DoneStage } from './done-stage.tsx';
import { say } from './withdrawing-copy.ts';

interface WithdrawnViewProps {
  /** Null while unknown. */
  refund: NonNullable<SubscriptionDetails['withdrawal']>['refund'];
  isSignedIn: boolean;
}

/** Confirms a withdrawal. */
export function WithdrawnView({ refund, isSignedIn }: WithdrawnViewProps) {
  return (
    <DoneStage>
      <h1 tabIndex={-1}>{say('done')}</h1>
      <p className="muted">
        <ComesBack refund={refund} /> <span>{say('done-email')}</span>
      </p>
      <Button wide href={isSignedIn ? paths.account : paths.home}>
        {isSignedIn ? say('to-account') : say('to-start')}
      </Button>
    </DoneStage>
  );
}

function ComesBack({ refund }: Pick<WithdrawnViewProps, 'refund'>) {
  if (refund === null) return <span>{say('refund-waits')}</span>;
  if (refund.amount_minor === 0) return <span>{say('refund-none')}</span>;
  return (
    <DrawnText
      values={{ price: <b className="number">{formatPrice(refund)}</b> }}
      text={(marks) => say('refund-back', marks)}
    />
  );
}
