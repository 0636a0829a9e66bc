import { type ReactNode, useState } from 'react';
import { initialsOf, suggested, waveNumbers } from '#training/engines/wave/wave.ts';
import { honestLines, realQuestions, waveCopy, waveIntro } from '#training/engines/wave/wave-copy.ts';
import { exerciseBy } from '#training/exercises/exercises.ts';
import { GuidedFrame, GuidedTitle } from '#web/training/guided/guided-frame.tsx';
import type { GuidedProps } from '#web/training/guided/guided-props.ts';
import { introOf } from '#web/training/guided/intro-of.tsx';
import { NextOrSkip } from '#web/training/guided/next-or-skip.tsx';
import { Pick, Picks } from '#web/training/guided/picks.tsx';
import { useNotes } from '#web/training/guided/use-notes.ts';
import { WritingField } from '#web/training/guided/writing-field.tsx';
import { TwoOnHills } from '#web/training/pictures/two-on-hills.tsx';
import type { Note } from '#web/training/store/notes.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { FeelingRow } from './feeling-row.tsx';
import { introDrawings } from './intro-drawings.tsx';
import { LineToSend, SendLine } from './send-line.tsx';

export const introPictures = introOf(waveIntro, introDrawings);

const steps = 4;

/** E13: one line or one question to one person, sent by the person's own messenger (training.md § 3.2). */
export default function Wave({ exercise, notes, now, onDone, onStop }: GuidedProps) {
  const people = useNotes('wave', notes, now);
  const { sends: kind } = exerciseBy('wave', exercise.id);
  const [step, go] = useState(1);
  const [initials, setInitials] = useState('');
  const [line, write] = useState('');
  const [isSent, setSent] = useState(false);
  const [expected, setExpected] = useState<number | null>(null);
  const [felt, setFelt] = useState<number | null>(null);

  const finish = () => onDone(waveNumbers({ isSent, expected, felt }));
  function remember() {
    const letters = initialsOf(initials);
    const known = people.list?.find(({ text }) => text === letters);
    if (known !== undefined) people.change({ ...known, at: now() });
    else if (letters !== '') people.add(letters);
    go(2);
  }

  const actions: Record<number, ReactNode> = {
    1: <NextOrSkip isSaid={initials !== ''} onNext={remember} />,
    2: <NextOrSkip isSaid={line.trim() !== ''} onNext={() => go(3)} />,
    3: <SendActions isSent={isSent} onSaid={() => setSent(true)} onNext={() => go(4)} onNotNow={finish} />,
    4: (
      <Button wide onClick={finish}>
        {waveCopy.done}
      </Button>
    ),
  };
  return (
    <GuidedFrame
      progress={{ step, of: steps }}
      picture={step === 1 || step === 4 ? { place: 'behind', drawing: <TwoOnHills /> } : undefined}
      tone={step === 1 || step === 4 ? 'plain' : 'sky'}
      hasWords={step === 1}
      onClose={onStop}
      actions={actions[step]}
    >
      {step === 1 && <Whom initials={initials} onChange={setInitials} people={people.list ?? []} />}
      {step === 2 && <Line kind={kind} line={line} onChange={write} />}
      {step === 3 && (
        <>
          <GuidedTitle lead={waveCopy.send.text} beside={line.trim() !== '' && <LineToSend line={line.trim()} />}>
            {waveCopy.send.title}
          </GuidedTitle>
          {line.trim() !== '' && <SendLine line={line.trim()} onOpened={() => setSent(true)} />}
          <FeelingRow {...waveCopy.expected[kind]} value={expected} onAnswer={setExpected} />
        </>
      )}
      {step === 4 && (
        <>
          <GuidedTitle lead={waveCopy.felt.text}>{waveCopy.felt.title}</GuidedTitle>
          <FeelingRow {...waveCopy.felt[kind]} value={felt} onAnswer={setFelt} />
          <p className="muted small">{waveCopy.known}</p>
        </>
      )}
    </GuidedFrame>
  );
}

interface WhomProps {
  initials: string;
  onChange(initials: string): void;
  people: readonly Note[];
}

/** The initials of a person; those who were not chosen lately are suggested. */
function Whom({ initials, onChange, people }: WhomProps) {
  const { title, text, field, lately } = waveCopy.whom;
  return (
    <>
      <GuidedTitle lead={text}>{title}</GuidedTitle>
      {people.length > 0 && (
        <Picks label={lately} isTitleShown>
          {suggested(people).map(({ id, text: letters }) => (
            <Pick
              key={id}
              isChosen={initials === letters}
              onPress={() => onChange(initials === letters ? '' : letters)}
            >
              {letters}
            </Pick>
          ))}
        </Picks>
      )}
      <Field
        label={field}
        value={initials}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={40}
        onChange={(event) => onChange(event.target.value)}
        onBlur={() => onChange(initialsOf(initials))}
      />
    </>
  );
}

interface LineProps {
  kind: 'line' | 'question';
  line: string;
  onChange(line: string): void;
}

/** The person's own line or question, with some suggestions. */
function Line({ kind, line, onChange }: LineProps) {
  const { title, text, field, pick } = waveCopy[kind];
  return (
    <>
      <GuidedTitle lead={text}>{title}</GuidedTitle>
      <WritingField label={field} rows={2} value={line} onChange={onChange} />
      <Picks label={pick} isTitleShown>
        {(kind === 'question' ? realQuestions : honestLines).map((one) => (
          <Pick key={one} isChosen={line === one} onPress={() => onChange(line === one ? '' : one)}>
            {one}
          </Pick>
        ))}
      </Picks>
    </>
  );
}

interface SendActionsProps {
  isSent: boolean;
  onSaid(): void;
  onNext(): void;
  onNotNow(): void;
}

function SendActions({ isSent, onSaid, onNext, onNotNow }: SendActionsProps) {
  const said = () => {
    onSaid();
    onNext();
  };
  return (
    <>
      <Button wide onClick={isSent ? onNext : said}>
        {isSent ? waveCopy.send.next : waveCopy.send.said}
      </Button>
      <Button variant="text" wide onClick={onNotNow}>
        {waveCopy.send.notNow}
      </Button>
    </>
  );
}
