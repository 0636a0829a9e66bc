import { type FormEvent, useId } from 'react';
import type { TrainingPause } from '#contract/training.ts';
import { longDate } from '#web/platform/format-date.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { RowFold, Rows } from '#web/ui/rows.tsx';

interface PauseCardProps {
  pause: TrainingPause | null;
  /** The training day. */
  today: string;
  onPause(untilDay: string | null): void;
  onEnd(): void;
}

/** A pause of training, until a day or without an end. The subscription continues; it has its own pause. */
export function PauseCard({ pause, today, onPause, onEnd }: PauseCardProps) {
  const noteId = useId();
  if (pause !== null) {
    return (
      <Card title="A pause">
        <p className="muted">
          {pause.until_day === null
            ? 'Training rests until you end the pause.'
            : `Training rests until ${longDate(`${pause.until_day}T12:00:00`)}.`}
        </p>
        <Button variant="white" onClick={onEnd}>
          End the pause
        </Button>
      </Card>
    );
  }

  function begin(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const until = new FormData(event.currentTarget).get('until') as string;
    onPause(until > today ? until : null);
  }

  return (
    <Rows>
      <RowFold icon="moon" label="A pause" detail="Nothing waits and no emails come.">
        <p id={noteId} className="small muted">
          Your subscription goes on; under Subscription you can pause that, too.
        </p>
        <form className="stack-small" onSubmit={begin} aria-describedby={noteId}>
          <Field label="Until (leave it empty for an open pause)" name="until" type="date" min={today} />
          <Button variant="white" type="submit">
            Pause training
          </Button>
        </form>
      </RowFold>
    </Rows>
  );
}
