import type { Instead } from '#training/entries/entry.ts';
import { inWords } from '#training/number-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

interface InsteadAskProps {
  name: string;
  /** The planned minutes. */
  minutes: number;
  /** The name of the replacement; null when the day already has all of them. */
  sibling: string | null;
  /** Half of the minutes; equal to `minutes` when they cannot be halved. */
  half: number;
  onChoose(choice: Instead): void;
}

/** Shown before an exercise that was left twice running: three answers of one size, none preferred. */
export function InsteadAsk({ name, minutes, sibling, half, onChoose }: InsteadAskProps) {
  return (
    <div className="stack">
      <h1 tabIndex={-1}>{`${name}, or something else?`}</h1>
      <Card>
        <p className="muted">
          You began it twice and stopped. That is fine. What you choose is for the next time you do it; then it is as in
          your plan again.
        </p>
        {sibling !== null && (
          <Button wide variant="white" onClick={() => onChoose('sibling')}>
            {sibling}
          </Button>
        )}
        {half < minutes && (
          <Button wide variant="white" onClick={() => onChoose('half the minutes')}>
            {`Half of it: ${inWords(half)} minutes`}
          </Button>
        )}
        <Button wide variant="white" onClick={() => onChoose('as planned')}>
          {`As planned: ${inWords(minutes)} minutes`}
        </Button>
      </Card>
    </div>
  );
}
