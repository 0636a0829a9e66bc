import { brand } from '#contract/brand.ts';
import { paths } from '#contract/paths.ts';
import { longDate } from '#web/platform/format-date.ts';
import { DrawnText } from '#web/site/drawn-text.tsx';
import { Button } from '#web/ui/button.tsx';
import { DoneStage } from './done-stage.tsx';
import { say } from './leaving-copy.ts';

interface CancelledViewProps {
  /** ISO 8601; null when no paid time is left. */
  until: string | null;
  /** The address that the confirmation is sent to; empty when unknown. */
  email: string;
  isSignedIn: boolean;
  /** The button that undoes it; null when that is not possible. */
  keep: { label: string; onKeep(): void } | null;
}

/** Confirms a cancellation and offers to undo it. */
export function CancelledView({ until, email, isSignedIn, keep }: CancelledViewProps) {
  return (
    <DoneStage>
      <h1 tabIndex={-1}>{say('done')}</h1>
      <p className="muted">
        {until !== null && (
          <>
            <DrawnText
              values={{ date: <b className="number">{longDate(until)}</b> }}
              text={(marks) => say('done-until', { brand, ...marks })}
            />
            <span> </span>
          </>
        )}
        <span>{email === '' ? say('done-email') : say('done-emailed', { email })}</span>
      </p>
      <Button wide href={paths.account}>
        {isSignedIn ? say('to-account') : say('to-account-sign-in')}
      </Button>
      {keep !== null && (
        <Button wide variant="white" onClick={keep.onKeep}>
          {keep.label}
        </Button>
      )}
    </DoneStage>
  );
}
