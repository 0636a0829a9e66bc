import { useState } from 'react';
import type { Permission } from '#contract/console/permissions.ts';
import type { PersonAnswer } from '#contract/console/person.ts';
import { ConsoleButton } from '#web/console/kit/console-button.tsx';
import { useConsoleSession } from '#web/console/session/console-session.ts';
import { Drawing } from '#web/ui/drawing.tsx';
import { actIcons } from './act-icons.ts';
import { type ActName, actsFor } from './act-names.ts';
import { OpenedAct } from './opened-act.tsx';

interface HeadActsProps {
  person: PersonAnswer;
  /** Called after an act, to read the person again. */
  onDone(): void;
}

const none: readonly Permission[] = [];

/** The acts that are needed most, for the head of the page. */
export function HeadActs({ person, onDone }: HeadActsProps) {
  const [opened, open] = useState<ActName | null>(null);
  const may = useConsoleSession(({ operator }) => operator?.may ?? none);
  const refund = actsFor(person, { may, day: () => '' }).find(({ name }) => name === 'refund');
  return (
    <>
      {may.includes('write a note') && (
        <ConsoleButton onClick={() => open('note')}>
          <Drawing path={actIcons.pencil} size={18} />
          Note
        </ConsoleButton>
      )}
      {refund && (
        <ConsoleButton notBecause={refund.notBecause} onClick={() => open('refund')}>
          <Drawing path={actIcons.back} size={18} />
          Refund…
        </ConsoleButton>
      )}
      <OpenedAct opened={opened} person={person} onDone={onDone} onClose={() => open(null)} />
    </>
  );
}
