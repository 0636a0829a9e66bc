import { calls } from '#contract/calls.ts';
import { paths } from '#contract/paths.ts';
import { loginWithReturn } from '#web/session/return-path.ts';
import { Button } from '#web/ui/button.tsx';
import { AuthStage } from '../auth/auth-stage.tsx';
import { LinkForm } from '../auth/link-form.tsx';

interface AskForLinkProps {
  title: string;
  /** An earlier link has expired or was invalid. */
  isAgain?: boolean;
}

/** Offers signing in or a mailed link, the two ways to a subscription. */
export function AskForLink({ title, isAgain }: AskForLinkProps) {
  const lead = isAgain
    ? 'Links stop working after a while. Nothing was changed. Sign in, or get a new one by email.'
    : 'Sign in, or get a link by email. Either way it takes one more press, and no reason is asked for.';
  return (
    <AuthStage title={title} lead={lead}>
      <Button wide href={loginWithReturn(paths.cancelSubscription)}>
        Sign in to cancel
      </Button>
      <LinkForm
        label="Email of your account"
        button="Send me a link by email"
        isSecondary
        request={calls.requestLeaveLink}
        sentNote={sentNote}
      />
    </AuthStage>
  );
}

const sentNote = (email: string) =>
  `If ${email} has a subscription here, an email with a link is on its way. It works for one day and needs no password.`;
