import { calls } from '#contract/calls.ts';
import { planLinkDays } from '#contract/limits.ts';
import { paths } from '#contract/paths.ts';
import type { OpenPlanLinkAnswer } from '#contract/plan.ts';
import { planCopy } from '#web/funnel/plan/plan-copy.ts';
import { call } from '#web/platform/call.ts';
import { errorSentence } from '#web/platform/error-copy.ts';
import { go } from '#web/platform/navigate.ts';
import { useLinkView } from '#web/platform/use-link-view.ts';
import { loginWithReturn } from '#web/session/return-path.ts';
import { isLoggedIn, useSession } from '#web/session/session.ts';
import { LegalLine } from '#web/site/legal-line.tsx';
import { AuthStage } from '#web/subscriber/auth/auth-stage.tsx';
import { LinkForm } from '#web/subscriber/auth/link-form.tsx';
import { LinkNotOpened, OpeningLink } from '#web/subscriber/auth/link-stages.tsx';
import { linksCopy } from '#web/subscriber/auth/links-copy.ts';
import { AppShell } from '#web/ui/app-shell.tsx';
import { Button } from '#web/ui/button.tsx';
import { loadTrainingSheet } from '../styles/load-training-sheet.ts';
import { PlanView } from './plan-view.tsx';
import { SavedPlanCard } from './saved-plan-card.tsx';

type View =
  | { name: 'opening' }
  | { name: 'asking' }
  | { name: 'gone' }
  | { name: 'fault'; reason: string }
  | { name: 'opened'; link: OpenPlanLinkAnswer };

export const prepare = async () => void (await Promise.all([loadTrainingSheet(), planCopy.load(), linksCopy.load()]));

/** /plan: the plan that an emailed link shows, without signing in and without changing anything. */
export default function PlanLinkPage() {
  const { view, open } = useLinkView(viewOf);

  switch (view.name) {
    case 'opening':
      return <OpeningLink title="Your plan" />;
    case 'asking':
      return <AskForPlanLink title="See your plan" />;
    case 'gone':
      return <AskForPlanLink title="This link no longer works" isAgain />;
    case 'fault':
      return <LinkNotOpened reason={view.reason} onRetry={open} />;
    case 'opened':
      return <LinkedPlan link={view.link} />;
  }
}

/** Signed-in users need no link and are redirected to their plan; this page stays on screen until that has loaded. */
async function viewOf(token: string | null): Promise<View> {
  if (token === null) {
    if (!isLoggedIn(useSession.getState())) return { name: 'asking' };
    go(paths.plan, { replace: true });
    return { name: 'opening' };
  }
  const opened = await openPlanLink(token);
  if (opened === 'gone') return { name: 'gone' };
  return 'fault' in opened ? { name: 'fault', reason: opened.fault } : { name: 'opened', link: opened };
}

function LinkedPlan({ link }: { link: OpenPlanLinkAnswer }) {
  return (
    <AppShell brandHref={paths.home} helpHref={paths.help} tabs={[]} horizon footer={<LegalLine />}>
      <PlanView plan={link.plan} title="Your plan">
        <SavedPlanCard {...link} />
      </PlanView>
    </AppShell>
  );
}

interface AskForPlanLinkProps {
  title: string;
  /** An earlier link has expired or was invalid. */
  isAgain?: boolean;
}

/** Offers a new link by email, or signing in. */
function AskForPlanLink({ title, isAgain }: AskForPlanLinkProps) {
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

/** Reads the plan that a link shows. `gone` when the link has expired or never existed. */
async function openPlanLink(token: string): Promise<OpenPlanLinkAnswer | 'gone' | { fault: string }> {
  const result = await call(calls.openPlanLink, { body: { token } });
  if (result.data !== null) return result.data;
  return result.status === 404 || result.status === 400 ? 'gone' : { fault: errorSentence(result) };
}
