import { paths } from '#contract/paths.ts';
import type { OpenPlanLinkAnswer } from '#contract/plan.ts';
import { go } from '#web/platform/navigate.ts';
import { useLinkView } from '#web/platform/use-link-view.ts';
import { isLoggedIn, useSession } from '#web/session/session.ts';
import { LegalLine } from '#web/site/legal-line.tsx';
import { LinkNotOpened, OpeningLink } from '#web/subscriber/auth/link-stages.tsx';
import { AppShell } from '#web/ui/app-shell.tsx';
import { loadTrainingSheet } from '../styles/load-training-sheet.ts';
import { AskForPlanLink } from './ask-for-plan-link.tsx';
import { openPlanLink } from './open-plan-link.ts';
import { PlanView } from './plan-view.tsx';
import { SavedPlanCard } from './saved-plan-card.tsx';

type View =
  | { name: 'opening' }
  | { name: 'asking' }
  | { name: 'gone' }
  | { name: 'fault'; reason: string }
  | { name: 'opened'; link: OpenPlanLinkAnswer };

export const prepare = loadTrainingSheet;

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

/** Signed-in users need no link and are led to their plan; this page stays on screen until that has loaded. */
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
