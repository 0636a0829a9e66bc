import { brand } from '../../contract/brand';
import { paths } from '../../contract/paths';
import { longDate } from '../platform/format-date';
import { Button } from '../ui/button';
import { Calm } from '../ui/illustration/calm';
import { SheetStage } from '../ui/stage';
import { TopBar } from '../ui/top-bar';

interface CancelledViewProps {
  /** ISO 8601; null when nothing paid for is left. */
  until: string | null;
  email: string;
  onStartAgain(): void;
}

/** The calm end of cancelling, with the way back. */
export function CancelledView({ until, email, onStartAgain }: CancelledViewProps) {
  return (
    <SheetStage
      brandHref={paths.home}
      scene={<Calm panel />}
      picture={<Calm />}
      header={
        <div className="only-narrow">
          <TopBar brandHref={paths.home} />
        </div>
      }
    >
      <h1 tabIndex={-1}>Done. Your subscription is cancelled.</h1>
      <p className="muted">
        {until !== null && (
          <>
            {brand} stays open for you until <b className="number">{longDate(until)}</b>.{' '}
          </>
        )}
        We sent a confirmation to {email}.
      </p>
      <Button wide href={paths.account}>
        Back to your account
      </Button>
      <Button variant="text" onClick={onStartAgain}>
        Start it again
      </Button>
    </SheetStage>
  );
}
