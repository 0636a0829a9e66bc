import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

/** Shown when something of the account, such as its subscription, could not be loaded. */
export function NotLoaded({ onRetry }: { onRetry(): void }) {
  return (
    <Card>
      <p className="muted">We could not load it just now. Nothing about it has changed.</p>
      <Button variant="white" wide onClick={onRetry}>
        Try again
      </Button>
    </Card>
  );
}
