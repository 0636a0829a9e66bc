import { Button } from '#web/ui/button.tsx';

interface NextOrSkipProps {
  /** Whether the step has an answer. */
  isSaid: boolean;
  label?: string;
  onNext(): void;
}

/** The button of a step that may stay without an answer. */
export function NextOrSkip({ isSaid, label = 'Next', onNext }: NextOrSkipProps) {
  return (
    <Button variant={isSaid ? 'main' : 'text'} wide onClick={onNext}>
      {isSaid ? label : 'Skip'}
    </Button>
  );
}
