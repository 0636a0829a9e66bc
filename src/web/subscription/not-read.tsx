import { Button } from '../ui/button';
import { Card } from '../ui/card';

/** The service did not tell how the subscription stands. */
export function NotRead({ onRetry }: { onRetry(): void }) {
  return (
    <Card>
      <p className="muted">We could not read it just now. Nothing about it has changed.</p>
      <Button variant="white" wide onClick={onRetry}>
        Try again
      </Button>
    </Card>
  );
}
