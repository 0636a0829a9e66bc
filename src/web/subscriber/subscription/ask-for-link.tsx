import { calls } from '#contract/calls.ts';
import { paths } from '#contract/paths.ts';
import { loginWithReturn } from '#web/session/return-path.ts';
import { Button } from '#web/ui/button.tsx';
import { AuthStage } from '../auth/auth-stage.tsx';
import { LinkForm } from '../auth/link-form.tsx';
import { say } from './leaving-copy.ts';

interface AskForLinkProps {
  title: string;
  /** An earlier link has expired or was invalid. */
  isAgain?: boolean;
}

/** Offers signing in or a mailed link, the two ways to a subscription. */
export function AskForLink({ title, isAgain }: AskForLinkProps) {
  const lead = isAgain ? say('by-link-gone-lead') : say('by-link-lead');
  return (
    <AuthStage title={title} lead={lead}>
      <Button wide href={loginWithReturn(paths.cancelSubscription)}>
        {say('by-link-sign-in')}
      </Button>
      <LinkForm
        label={say('by-link-email')}
        button={say('by-link-send')}
        isSecondary
        request={calls.requestLeaveLink}
        sentNote={sentNote}
      />
    </AuthStage>
  );
}

const sentNote = (email: string) => say('by-link-sent', { email });
