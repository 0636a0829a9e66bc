import type { PersonAnswer } from '#contract/console-desk.ts';

interface HeadActsProps {
  person: PersonAnswer;
  /** Called after an act, to read the person again. */
  onDone(): void;
}

/** The acts in the head of a person's page. */
export function HeadActs(_: HeadActsProps) {
  return null;
}
