import { paths } from '#contract/paths.ts';
import type { Setting } from '#training/entries/entry.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

interface RoundEndAskProps {
  /** From 0. */
  round: number;
  onAnswer(setting: Setting): void;
}

/** Asked once at the end of four weeks: the same goals, other goals, or other minutes. */
export function RoundEndAsk({ round, onAnswer }: RoundEndAskProps) {
  const answer = () => onAnswer({ name: 'round-end', value: { round } });
  return (
    <Card title="Four weeks are flown">
      <p className="muted">The next ones take up what had no turn. How shall they be?</p>
      <Button wide variant="white" onClick={answer}>
        Same goals
      </Button>
      <Button wide variant="white" href={paths.plan}>
        Another plan
      </Button>
    </Card>
  );
}
