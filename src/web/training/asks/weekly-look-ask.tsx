import { paths } from '#contract/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

/** Six questions about the last seven days, open for three days (training.md § 4.5). */
export function WeeklyLookAsk({ onNotToday }: { onNotToday(): void }) {
  return (
    <Card title="Weekly look">
      <p className="muted">Six questions about the last seven days. About one minute.</p>
      <Button wide variant="white" href={paths.weeklyLook}>
        Begin
      </Button>
      <Button wide variant="white" onClick={onNotToday}>
        Not today
      </Button>
    </Card>
  );
}
