import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

/** A plan of One knot that is to be said again today. */
export function SayAgainAsk({ onSay }: { onSay(): void }) {
  return (
    <Card>
      <p className="muted">A plan to say again: one minute. Said again now and then, it helps more.</p>
      <Button wide variant="white" onClick={onSay}>
        Say it again
      </Button>
    </Card>
  );
}
