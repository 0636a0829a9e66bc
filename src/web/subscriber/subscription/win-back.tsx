import type { SubscriptionDetails } from '#contract/subscription.ts';
import { useOwnNextPages } from '#web/measuring/visitor/own-pages.ts';
import { Button } from '#web/ui/button.tsx';
import { isOver } from './subscription-state.ts';
import { say } from './subscription-state-copy.ts';

/** One button for users who want to buy again, without persuasion. */
export function WinBack({ subscription }: { subscription: SubscriptionDetails }) {
  const { offers } = useOwnNextPages();
  if (!isOver(subscription)) return null;
  return (
    <Button wide href={offers}>
      {say('choose-again')}
    </Button>
  );
}
