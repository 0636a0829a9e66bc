import type { SubscriptionDetails } from '../../contract/subscription';
import { Button } from '../ui/button';
import { useOwnQuizPages } from '../visitor/own-quiz';
import { isOver } from './standing';

/** The way back to somebody who has left: one button, and nothing that presses. */
export function WinBack({ subscription }: { subscription: SubscriptionDetails }) {
  const { offers } = useOwnQuizPages();
  if (!isOver(subscription)) return null;
  return (
    <Button wide href={offers}>
      Choose a plan again
    </Button>
  );
}
