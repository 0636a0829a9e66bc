import { useEffect, useState } from 'react';
import { begunElsewhere, dueToSay, planDetail, planOf, timesDue } from '#training/engines/one-knot/one-knot.ts';
import { SayAgain } from '../engines/one-knot/say-again.tsx';
import { useNotes } from '../guided/use-notes.ts';
import type { Notes } from '../store/notes.ts';

interface SayAgainPageProps {
  notes: Notes;
  now(): number;
  onDone(): void;
}

/**
 * Only the part of One knot in which plans are said again. A plan that is begun here leaves a mark without its text,
 * which One knot counts the next time.
 */
export function SayAgainPage({ notes, now, onDone }: SayAgainPageProps) {
  const texts = useNotes('one-knot', notes, now);
  const [startedAt] = useState(now);
  const offsetMin = -new Date(startedAt).getTimezoneOffset();
  const [due] = dueToSay(texts.list ?? [], startedAt, offsetMin);
  const isOver = texts.list !== null && due === undefined;
  useEffect(() => {
    if (isOver) onDone();
  }, [isOver, onDone]);
  if (due === undefined) return null;
  const plan = planOf(due)!;
  return (
    <SayAgain
      key={due.id}
      plan={plan}
      onClose={onDone}
      onSaid={() =>
        texts.change({ ...due, detail: planDetail({ ...plan, said: timesDue(due.at, startedAt, offsetMin) }) })
      }
      onBegun={() => texts.change({ ...due, ...begunElsewhere })}
      onDrop={() => texts.erase(due.id)}
    />
  );
}
