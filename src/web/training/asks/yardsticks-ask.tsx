import { inWords } from '#training/number-words.ts';
import { type YardstickId, yardstickOf } from '#training/yardsticks/yardstick.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

interface YardsticksAskProps {
  ids: readonly YardstickId[];
  onBegin(): void;
  onNotToday(): void;
}

/** Measures that are not trained, instead of minutes of the day (training.md § 3.3). */
export function YardsticksAsk({ ids, onBegin, onNotToday }: YardsticksAskProps) {
  const yardsticks = ids.map(yardstickOf);
  const minutes = yardsticks.reduce((sum, each) => sum + each.minutes, 0);
  return (
    <Card title="Measure first?">
      <p className="muted">
        {yardsticks.map(({ name }) => name).join(' and ')}: {inWords(minutes)} minutes that take the place of as many
        below. They are not trained, so they can show a change that practice alone does not make.
      </p>
      <Button wide variant="white" onClick={onBegin}>
        Measure
      </Button>
      <Button wide variant="white" onClick={onNotToday}>
        Not today
      </Button>
    </Card>
  );
}
