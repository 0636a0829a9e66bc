import { calls } from '#contract/calls.ts';
import { planLinkDays } from '#contract/limits.ts';
import { paths } from '#contract/paths.ts';
import { loginWithReturn } from '#web/session/return-path.ts';
import { AuthStage } from '#web/subscriber/auth/auth-stage.tsx';
import { LinkForm } from '#web/subscriber/auth/link-form.tsx';
import { Button } from '#web/ui/button.tsx';

interface AskForPlanLinkProps {
  title: string;
  /** An earlier link has expired or was invalid. */
  isAgain?: boolean;
}

/** Offers a new link by email, or signing in. */
export function AskForPlanLink({ title, isAgain }: AskForPlanLinkProps) {
  const lead = isAgain
    ? `A link works for ${planLinkDays} days. Your plan stays in your account, unless it was erased. Get a new link by email, or sign in.`
    : 'Get a link to your plan by email, or sign in.';
  return (
    <AuthStage title={title} lead={lead}>
      <LinkForm label="Email" button="Send me a link" request={calls.requestPlanLink} sentNote={sentNote} />
      <Button variant="text" href={loginWithReturn(paths.plan)}>
        Sign in instead
      </Button>
    </AuthStage>
  );
}

const sentNote = (email: string) => `If a plan was saved with ${email}, an email with a link to it is on its way.`;
