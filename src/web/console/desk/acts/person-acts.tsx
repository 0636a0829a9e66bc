import type { PersonAnswer } from '#contract/console-desk.ts';

interface PersonActsProps {
  person: PersonAnswer;
  /** Called after an act, to read the person again. */
  onDone(): void;
}

/** What can be done for a person. */
export function PersonActs(_: PersonActsProps) {
  return null;
}
