import { paths } from '#contract/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { AuthStage } from '../auth/auth-stage.tsx';

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
        <AuthStage
          title="Take the address back?"
          lead="The account gets this address again. Everybody is signed out, and you choose a new password."
        >
          {view.fault !== null && <p role="alert">{view.fault}</p>}
          <Button wide onClick={view.onUndo}>
            {view.fault === null ? 'Take it back' : 'Try again'}
          </Button>
        </AuthStage>
      );
    case 'incomplete':
      return (
        <AuthStage
          title="This link does not work any more"
          lead="It works for seven days. Open the link in the email once more, or reply to that email: a person reads it."
        >
          <Button wide variant="white" href={paths.help}>
            To the help page
          </Button>
        </AuthStage>
      );
    case 'undone':
      return (
        <AuthStage
          title="The address is back"
          lead="Everybody is signed out. An email with a link to choose a new password is on its way to you."
        >
          <Button wide variant="white" href={paths.login}>
            Sign in
          </Button>
        </AuthStage>
      );
  }
}
