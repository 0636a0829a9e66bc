import { paths } from '#contract/paths.ts';
import { useOwnQuizPages } from '#web/measuring/visitor/own-pages.ts';
import { Button } from '#web/ui/button.tsx';
import { LinkStage } from './link-stage.tsx';

export function Opening() {
  return <LinkStage title="Bringing your answers here" hint="One moment, we open your link." />;
}

/** Covers links that are expired, erased, cut off or invented, which cannot be told apart; each gets a next step. */
export function NoLink({ title }: { title: string }) {
  const { start } = useOwnQuizPages();
  return (
    <LinkStage
      title={title}
      hint="A link works for 30 days, as long as its copy is not erased. Your answers are still on the device where you gave them: make a new link there, or start here."
    >
      <Button wide href={start}>
        Go to the check-in
      </Button>
      <Button variant="text" href={paths.home}>
        Home
      </Button>
    </LinkStage>
  );
}

export function Unreachable({ reason, onRetry }: { reason: string; onRetry: () => void }) {
  return (
    <LinkStage title="Your link did not open" hint={reason}>
      <Button wide onClick={onRetry}>
        Try again
      </Button>
    </LinkStage>
  );
}
