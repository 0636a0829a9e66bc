import { useState } from 'react';
import {
  clockOf,
  type Fate,
  isOpen,
  noLongerMattered,
  parkedDetail,
  type WorryWindow,
  waiting,
  worryNumbers,
} from '#training/engines/cloud-and-window/cloud-and-window.ts';
import { cloudCopy } from '#training/engines/cloud-and-window/cloud-copy.ts';
import { GuidedFrame, GuidedTitle } from '#web/training/guided/guided-frame.tsx';
import type { GuidedProps } from '#web/training/guided/guided-props.ts';
import { minuteOfDayAt, offsetMinAt } from '#web/training/guided/local-time.ts';
import { useNotes } from '#web/training/guided/use-notes.ts';
import { WindowPicture } from '#web/training/pictures/window-picture.tsx';
import { Button } from '#web/ui/button.tsx';
import { ChooseWindow } from './choose-window.tsx';
import { FateQuestion } from './fate-question.tsx';
import { NoteWorry } from './note-worry.tsx';
import { SmallStep } from './small-step.tsx';

/** Fewer worries than this say nothing about a share. */
const fewestForShare = 6;

/** A fixed time in which each parked worry is shown once. Then the window is closed. */
export function WorryWindowPages(props: GuidedProps) {
  const { notes, now, past, settingOf, saveSetting, onDone, onStop } = props;
  const [startedAt] = useState(now);
  const worries = useNotes('cloud-and-window', notes, now);
  const [fates, setFates] = useState<readonly Fate[]>([]);
  const [time, setTime] = useState<WorryWindow | null>(settingOf('worry-window'));
  const [stepFor, setStepFor] = useState<string | null>(null);
  const [page, show] = useState<'bed' | 'note' | 'window'>(time === null ? 'bed' : 'window');
  const queue = waiting(worries.list ?? [], now());
  const numbers = () => worryNumbers(fates, true, now() - startedAt);
  const progress = `${fates.length + (stepFor === null ? 1 : 0)} of ${fates.length + queue.length} worries`;

  function settle(fate: Fate) {
    const worry = queue[0]!;
    setFates([...fates, fate]);
    if (fate === 'parked') worries.change({ ...worry, detail: parkedDetail(now(), offsetMinAt(now()), true) });
    else worries.erase(worry.id);
    setStepFor(fate === 'step' ? worry.text : null);
  }

  if (page === 'bed') {
    const keep = (value: WorryWindow) => {
      saveSetting({ name: 'worry-window', value });
      setTime(value);
      show('window');
    };
    return <ChooseWindow onClose={onStop} onKeep={keep} onSkip={() => show('window')} />;
  }
  if (page === 'note') {
    const note = (text: string) => {
      worries.add(text, parkedDetail(now(), offsetMinAt(now()), false));
      show('window');
    };
    return <NoteWorry onClose={onStop} onNote={note} onSkip={() => show('window')} />;
  }
  if (stepFor !== null) {
    const step = { worry: stepFor, progress, notes, now, onClose: onStop };
    return <SmallStep {...step} onNext={() => setStepFor(null)} />;
  }
  const picture = { place: 'below', drawing: <WindowPicture clouds={queue.length} /> } as const;
  const [first] = queue;
  if (first !== undefined) {
    return (
      <GuidedFrame progress={progress} picture={picture} tone="warm" hasWords onClose={onStop}>
        <FateQuestion
          key={first.id}
          title={cloudCopy.stillMatters}
          lead={lineAbout(time, minuteOfDayAt(now()))}
          worry={first.text}
          atWindow
          onFate={settle}
        />
      </GuidedFrame>
    );
  }
  return (
    <GuidedFrame
      picture={picture}
      tone="warm"
      onClose={onStop}
      actions={
        worries.list !== null && (
          <ClosingActions
            isEmpty={fates.length === 0}
            onDone={() => onDone(numbers())}
            onAdd={() => show('note')}
            onChangeTime={() => show('bed')}
          />
        )
      }
    >
      {worries.list !== null && fates.length === 0 && (
        <>
          <GuidedTitle lead={cloudCopy.empty.text}>{cloudCopy.empty.title}</GuidedTitle>
          <p className="muted small">{lineAbout(time, minuteOfDayAt(now()))}</p>
        </>
      )}
      {fates.length > 0 && (
        <GuidedTitle lead={shareLine(noLongerMattered([...past, { at: now(), ...numbers() }]))}>
          {cloudCopy.end.title}
        </GuidedTitle>
      )}
    </GuidedFrame>
  );
}

interface ClosingActionsProps {
  /** Whether no worry waited. */
  isEmpty: boolean;
  onDone(): void;
  onAdd(): void;
  onChangeTime(): void;
}

function ClosingActions({ isEmpty, onDone, onAdd, onChangeTime }: ClosingActionsProps) {
  return (
    <>
      <Button wide onClick={onDone}>
        {isEmpty ? cloudCopy.empty.done : cloudCopy.end.done}
      </Button>
      {isEmpty && (
        <Button variant="white" wide onClick={onAdd}>
          {cloudCopy.empty.add}
        </Button>
      )}
      <Button variant="text" wide onClick={onChangeTime}>
        {cloudCopy.change}
      </Button>
    </>
  );
}

/** A line about the outcomes of worries until now; undefined while there are few. */
function shareLine({ of, letGo }: { of: number; letGo: number }): string | undefined {
  if (of < fewestForShare) return undefined;
  return cloudCopy.end.share.replace('{of}', String(of)).replace('{gone}', String(letGo));
}

/** When the window is open, in one line. */
function lineAbout(time: WorryWindow | null, minuteOfDay: number): string {
  if (time === null) return cloudCopy.none;
  const line = isOpen(time, minuteOfDay) ? cloudCopy.open : cloudCopy.closed;
  return line.replace('{from}', clockOf(time.startMin)).replace('{until}', clockOf(time.startMin + time.lengthMin));
}
