import { paths } from '#contract/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

/** Asked once at the end of four weeks: the same goals, other goals, or other minutes. */
export function RoundEndAsk({ onSame }: { onSame(): void }) {
  return (
    <Card title="Four weeks are flown">
      <p className="muted">The next ones take up what had no turn. How shall they be?</p>
      <Button wide variant="white" onClick={onSame}>
        Same goals
      </Button>
      <Button wide variant="white" href={`${paths.plan}#goals`}>
        Other goals
      </Button>
      <Button wide variant="white" href={`${paths.plan}#minutes`}>
        Other minutes
      </Button>
    </Card>
  );
}
