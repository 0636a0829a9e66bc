import { paths } from '#contract/paths.ts';
import { formatPrice, periodText } from '#contract/price-text.ts';
import type { SubscriptionDetails } from '#contract/subscription.ts';
import { longDate } from '#web/platform/format-date.ts';
import { Button } from '#web/ui/button.tsx';
import { DoneStage } from './done-stage.tsx';

/** Confirms a change of plan. */
export function PlanChanged({ subscription }: { subscription: SubscriptionDetails }) {
  const { interval, next_payment_at, price } = subscription;
  return (
    <DoneStage>
      <h1 tabIndex={-1}>Done. Your plan is {periodText(interval)} now.</h1>
      {next_payment_at !== null && (
        <p className="muted">
          The next payment of <b className="number">{formatPrice(price)}</b> comes on{' '}
          <b className="number">{longDate(next_payment_at)}</b>. We remind you seven days before.
        </p>
      )}
      <Button wide href={paths.manageSubscription}>
        Back to your subscription
      </Button>
    </DoneStage>
  );
}
