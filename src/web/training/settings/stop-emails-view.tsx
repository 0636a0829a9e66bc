import { paths } from '#contract/paths.ts';
import { AuthStage } from '#web/subscriber/auth/auth-stage.tsx';
import { Button } from '#web/ui/button.tsx';

type StopEmailsViewProps =
  | { name: 'asking'; fault: string | null; onStop(): void }
  /** The link has no token, or one that no email contains. */
  | { name: 'incomplete' }
  | { name: 'stopped' };

/** A button that stops the weekly email, and the outcome of the press. */
export function StopEmailsView(view: StopEmailsViewProps) {
  switch (view.name) {
    case 'asking':
      return (
        <AuthStage
          title="Stop this email?"
          lead="They come because you asked for them. One press, and no more of them come."
        >
          {view.fault !== null && <p role="alert">{view.fault}</p>}
          <Button wide onClick={view.onStop}>
            {view.fault === null ? 'Stop this email' : 'Try again'}
          </Button>
        </AuthStage>
      );
    case 'incomplete':
      return (
        <AuthStage
          title="This link is not complete"
          lead="Open the link in the email once more. You can also stop the email under your plan."
        >
          <Button wide variant="white" href={paths.plan}>
            Open your plan
          </Button>
        </AuthStage>
      );
    case 'stopped':
      return (
        <AuthStage title="It is stopped" lead="No more of these emails come. All else stays as it was.">
          <Button wide variant="white" href={paths.home}>
            To the first page
          </Button>
        </AuthStage>
      );
  }
}
