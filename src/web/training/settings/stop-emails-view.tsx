import { paths } from '#contract/paths.ts';
import { AuthStage } from '#web/subscriber/auth/auth-stage.tsx';
import { say } from '#web/subscriber/auth/links-copy.ts';
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
        <AuthStage title={say('stop-title')} lead={say('stop-lead')}>
          {view.fault !== null && <p role="alert">{view.fault}</p>}
          <Button wide onClick={view.onStop}>
            {view.fault === null ? say('stop-button') : say('try-again')}
          </Button>
        </AuthStage>
      );
    case 'incomplete':
      return (
        <AuthStage title={say('stop-incomplete')} lead={say('stop-incomplete-lead')}>
          <Button wide variant="white" href={paths.plan}>
            {say('stop-plan')}
          </Button>
        </AuthStage>
      );
    case 'stopped':
      return (
        <AuthStage title={say('stopped')} lead={say('stopped-lead')}>
          <Button wide variant="white" href={paths.home}>
            {say('stopped-home')}
          </Button>
        </AuthStage>
      );
  }
}
