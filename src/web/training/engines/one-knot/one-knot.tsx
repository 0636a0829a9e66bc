import { useState } from 'react';
import { knotCopy, knotIntro } from '#training/engines/one-knot/knot-copy.ts';
import {
  asksForSmaller,
  asMoment,
  asMovement,
  begunSince,
  dueToSay,
  type KnotAnswers,
  knotNumbers,
  planDetail,
  planOf,
  timesDue,
} from '#training/engines/one-knot/one-knot.ts';
import { exerciseBy } from '#training/exercises/exercises.ts';
import { GuidedFrame, GuidedTitle } from '#web/training/guided/guided-frame.tsx';
import type { GuidedProps } from '#web/training/guided/guided-props.ts';
import { introOf } from '#web/training/guided/intro-of.tsx';
import { offsetMinAt } from '#web/training/guided/local-time.ts';
import { Scale } from '#web/training/guided/scale.tsx';
import { type OwnTexts, useNotes } from '#web/training/guided/use-notes.ts';
import type { Note } from '#web/training/store/notes.ts';
import { Button } from '#web/ui/button.tsx';
import { AfterPage, ClockPage } from './begin-pages.tsx';
import { IfThen } from './if-then.tsx';
import { introDrawings } from './intro-drawings.tsx';
import { JustBegin } from './just-begin.tsx';
import { type Knot, MomentStep, MovementStep, TaskStep } from './plan-steps.tsx';
import { SayAgain } from './say-again.tsx';

export const hasSound = true;
export const introPictures = introOf(knotIntro, introDrawings);

/** E9: a task, its first movement, a moment; or at once the first one or two minutes (training.md § 3.2). */
export default function OneKnot(props: GuidedProps) {
  const { begins } = exerciseBy('one-knot', props.exercise.id);
  return begins === 'later' ? <TieKnot {...props} /> : <JustBegin {...props} length={begins} />;
}

type Page = 'task' | 'movement' | 'moment' | 'tied' | 'clock' | 'after';
const nothing: Knot = { task: '', movement: '', moment: '' };
const noAnswers: KnotAnswers = {
  planned: false,
  begun: null,
  guessedHard: null,
  feltHard: null,
  pleasure: null,
  senseOfDone: null,
};

function TieKnot({ past, notes, now, onDone, onStop }: GuidedProps) {
  const [startedAt] = useState(now);
  const texts = useNotes('one-knot', notes, now);
  const [page, show] = useState<Page>('task');
  const [knot, write] = useState<Knot>(nothing);
  const [answers, answer] = useState(noAnswers);
  /** The number of earlier plans that were begun since. */
  const [begunBefore, setBegunBefore] = useState(0);

  const finish = (last: Partial<KnotAnswers> = {}) => {
    const { begun, ...others } = { ...answers, ...last };
    const since = begunSince(texts.list ?? []);
    for (const { id } of since) texts.erase(id);
    const earlier = begunBefore + since.length;
    onDone(knotNumbers({ ...others, begun: begun === null && earlier === 0 ? null : (begun ?? 0) + earlier }));
  };
  const tie = () => {
    const plan = {
      task: knot.task.trim(),
      movement: asMovement(knot.movement),
      moment: asMoment(knot.moment),
      said: 0,
    };
    texts.add(plan.task, planDetail(plan));
    answer({ ...answers, planned: true });
    show('tied');
  };
  const countEarlier = () => setBegunBefore(begunBefore + 1);
  const start = () => {
    answer({ ...answers, planned: true });
    show('clock');
  };

  const [due] = page === 'task' ? dueToSay(texts.list ?? [], startedAt, offsetMinAt(startedAt)) : [];
  if (due !== undefined) {
    const said = timesDue(due.at, startedAt, offsetMinAt(startedAt));
    return <DuePlan key={due.id} note={due} said={said} texts={texts} onClose={onStop} onBegun={countEarlier} />;
  }
  const step = { knot, onChange: write, onClose: onStop };
  if (page === 'task') return <TaskStep {...step} onNext={() => show('movement')} />;
  if (page === 'movement') {
    return <MovementStep {...step} asksForSmaller={asksForSmaller(past)} onNext={() => show('moment')} />;
  }
  if (page === 'moment') {
    return <MomentStep {...step} onBack={() => show('movement')} onTie={tie} onNext={start} />;
  }
  if (page === 'clock') {
    const what = knot.movement.trim() || knot.task.trim();
    return <ClockPage length="two" what={what} now={now} onClose={() => finish()} onNext={() => show('after')} />;
  }
  if (page === 'after') {
    return (
      <AfterPage
        onClose={() => finish()}
        onDone={({ hasBegun, ...others }) => finish({ ...others, begun: hasBegun === null ? null : Number(hasBegun) })}
      />
    );
  }
  return (
    <Tied
      knot={knot}
      guessedHard={answers.guessedHard}
      onGuess={(guessedHard) => answer({ ...answers, guessedHard })}
      onStart={start}
      onDone={() => finish()}
    />
  );
}

interface DuePlanProps {
  note: Note;
  /** How often the plan has been said, including this time. */
  said: number;
  texts: OwnTexts;
  onClose(): void;
  onBegun(): void;
}

/** A plan that is due: after it is said it waits for its next day; when it is begun or dropped, it is erased. */
function DuePlan({ note, said, texts, onClose, onBegun }: DuePlanProps) {
  const plan = planOf(note)!;
  return (
    <SayAgain
      plan={plan}
      onClose={onClose}
      onSaid={() => texts.change({ ...note, detail: planDetail({ ...plan, said }) })}
      onBegun={() => {
        onBegun();
        texts.erase(note.id);
      }}
      onDrop={() => texts.erase(note.id)}
    />
  );
}

interface TiedProps {
  knot: Knot;
  guessedHard: number | null;
  onGuess(guessedHard: number | null): void;
  onStart(): void;
  onDone(): void;
}

/** The finished plan: the person may guess how hard it will be, and may begin at once. */
function Tied({ knot, guessedHard, onGuess, onStart, onDone }: TiedProps) {
  const copy = knotCopy.tied;
  const actions = (
    <>
      <Button wide onClick={onDone}>
        {copy.done}
      </Button>
      <Button variant="text" wide onClick={onStart}>
        {copy.now}
      </Button>
    </>
  );
  return (
    <GuidedFrame hasWords onClose={onDone} actions={actions}>
      <GuidedTitle lead={copy.text}>{copy.title}</GuidedTitle>
      <IfThen moment={asMoment(knot.moment)} movement={asMovement(knot.movement)} isTied />
      <Scale
        question={knotCopy.after.guessedHard}
        low={knotCopy.after.low}
        high={knotCopy.after.high}
        value={guessedHard}
        onAnswer={onGuess}
      />
    </GuidedFrame>
  );
}
