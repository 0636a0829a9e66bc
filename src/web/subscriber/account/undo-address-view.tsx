import { paths } from '#contract/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { AuthStage } from '../auth/auth-stage.tsx';
import { say } from '../auth/links-copy.ts';

type UndoAddressViewProps =
  | { name: 'asking'; fault: string | null; onUndo(): void }
  /** The link has no token, or one that has expired. */
  | { name: 'incomplete' }
  | { name: 'undone' };

/** A button by which the old address takes an account back, and the outcome of the press. */
export function UndoAddressView(view: UndoAddressViewProps) {
  switch (view.name) {
    case 'asking':
      return (
        <AuthStage title={say('undo-title')} lead={say('undo-lead')}>
          {view.fault !== null && <p role="alert">{view.fault}</p>}
          <Button wide onClick={view.onUndo}>
            {view.fault === null ? say('undo-button') : say('try-again')}
          </Button>
        </AuthStage>
      );
    case 'incomplete':
      return (
        <AuthStage title={say('undo-gone')} lead={say('undo-gone-lead')}>
          <Button wide variant="white" href={paths.help}>
            {say('undo-help')}
          </Button>
        </AuthStage>
      );
    case 'undone':
      return (
        <AuthStage title={say('undone')} lead={say('undone-lead')}>
          <Button wide variant="white" href={paths.login}>
            {say('undone-sign-in')}
          </Button>
        </AuthStage>
      );
  }
}
