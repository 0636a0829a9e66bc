import { brand } from '#contract/brand.ts';
import { paths } from '#contract/paths.ts';
import { longDate } from '#web/platform/format-date.ts';
import { Button } from '#web/ui/button.tsx';
import { DoneStage } from './done-stage.tsx';

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
      <h1 tabIndex={-1}>Done. Your subscription is cancelled.</h1>
      <p className="muted">
        {until !== null && (
          <>
            <span>{`${brand} stays open for you until `}</span>
            <b className="number">{longDate(until)}</b>
            <span>{'. '}</span>
          </>
        )}
        <span>
          {email === '' ? 'We email you a confirmation with the date and time.' : `We sent a confirmation to ${email}.`}
        </span>
      </p>
      <Button wide href={paths.account}>
        {isSignedIn ? 'Back to your account' : 'Sign in to your account'}
      </Button>
      {keep !== null && (
        <Button wide variant="white" onClick={keep.onKeep}>
          {keep.label}
        </Button>
      )}
    </DoneStage>
  );
}
