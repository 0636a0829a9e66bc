import { paths } from '../../contract/paths';
import { Button } from '../ui/button';
import { useOwnQuizPages } from '../visitor/own-quiz';
import { LinkStage } from './link-stage';

export function Opening() {
  return <LinkStage title="Bringing your answers here" hint="One moment, we open your link." />;
}

/** Expired, erased, cut off or made up: nobody can tell, and there is a way on in each case. */
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

export function Unreachable({ words, onRetry }: { words: string; onRetry: () => void }) {
  return (
    <LinkStage title="Your link did not open" hint={words}>
      <Button wide onClick={onRetry}>
        Try again
      </Button>
    </LinkStage>
  );
}
