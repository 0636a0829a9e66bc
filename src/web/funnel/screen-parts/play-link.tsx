import { type NextStep, playProps } from '#web/site/play-request.ts';
import { Button } from '#web/ui/button.tsx';

/** Opens the play from the first sight of a quiz. */
export function PlayLink(next: Omit<NextStep, 'label'>) {
  return (
    <Button variant="text" noMargin data-early="play" {...playProps('start', { label: 'See my pattern', ...next })}>
      Play 40 seconds first
    </Button>
  );
}
