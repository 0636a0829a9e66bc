import { useEffect, useState } from 'react';
import { beginClock, clockNumbers, isClockWorthSaving, isOneMinute } from '#training/engines/clocks/clocks.ts';
import { clockCopy, clockCopyOf, clockIntroInWords } from '#training/engines/clocks/clocks-copy.ts';
import type { GuidedProps } from '#web/training/guided/guided-props.ts';
import { wantsLessMotion } from '#web/training/guided/reduced-motion.ts';
import { useFeelSwitches } from '#web/training/guided/use-feel-switches.ts';
import { useNotes } from '#web/training/guided/use-notes.ts';
import { useScreenAwake } from '#web/training/guided/use-screen-awake.ts';
import { feel } from '#web/training/play/feel.ts';
import type { QuietIntro } from '#web/training/play/intro-picture.ts';
import type { Note } from '#web/training/store/notes.ts';
import { EndPage } from './clock-end.tsx';
import { ReadyPage } from './clock-start.tsx';
import { clocksIntro } from './clocks-intro.tsx';
import { Running } from './running.tsx';
import { useClock } from './use-clock.ts';

export const hasSound = true;
export const introPictures = clocksIntro;
export const quietIntro: QuietIntro = {
  pictures: [{ ...clocksIntro[0]!, caption: clockIntroInWords }, ...clocksIntro.slice(1)],
};

/** The end: one soft low tone, one long pulse. */
const endTone = { hertz: 262, ms: 1200 };
const endPulseMs = 400;
/** How long a written text belongs to the present clock. */
const presentMs = 12 * 60 * 60_000;

/**
 * E14: a quiet clock (training.md § 3.2). Stores whole `minutes` that it ran, `planned_min`, and `drifts` where they
 * are counted.
 */
export default function Clocks(props: GuidedProps) {
  const { exercise, notes, now, settingOf, saveSetting, onDone, onStop } = props;
  const copy = clockCopyOf(exercise.id);
  const texts = useNotes('clocks', notes, now);
  const switches = useFeelSwitches(props);
  const clock = useClock(props, texts.list, () => {
    feel.tone(endTone.hertz, endTone.ms);
    feel.pulse(endPulseMs);
  });
  const [isStopped, setStopped] = useState(false);
  const quietForms = settingOf('quiet-forms') ?? [];
  const [isStill, setStill] = useState(() => wantsLessMotion() || quietForms.includes(exercise.id));
  const { run, at, isOver } = clock;
  // Keeps the screen awake, because a sleeping device runs no code and could not signal the end.
  useScreenAwake(run !== null && !isOver && (switches.sound.isOn || switches.vibration.isOn));

  const isRead = texts.list !== null;
  const beginsAtOnce = isOneMinute(exercise.id) && isRead && run === null && !isStopped;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a help begins once
  useEffect(() => {
    if (beginsAtOnce) clock.begin(beginClock(1, now()));
  }, [beginsAtOnce]);

  if (!isRead || beginsAtOnce) return null;
  const { lines, earlier, keep } = ownLines(texts.list!, `words-${exercise.id}`, now(), texts.change);
  if (run === null) {
    return (
      <ReadyPage
        {...props}
        feel={switches}
        lines={lines}
        earlier={earlier}
        onLines={keep}
        onBegin={(minutes) => clock.begin(beginClock(minutes, now()))}
        onClose={onStop}
      />
    );
  }
  if (isOver || isStopped) {
    return (
      <EndPage
        exercise={exercise.id}
        run={run}
        at={at}
        onChange={clock.change}
        onDone={() => {
          clock.forget();
          onDone({ numbers: clockNumbers(run, now(), copy.countsDrifts), words: [] });
        }}
      />
    );
  }

  function stop() {
    if (run !== null && isClockWorthSaving(run, at)) {
      setStopped(true);
      return;
    }
    clock.forget();
    onStop();
  }
  function changeStill(isOn: boolean) {
    setStill(isOn);
    const others = quietForms.filter((id) => id !== exercise.id);
    saveSetting({ name: 'quiet-forms', value: isOn ? [...others, exercise.id] : others });
  }
  return (
    <Running
      exercise={exercise}
      run={run}
      at={at}
      own={copy.asks?.isList ? '' : lines.join('')}
      isStill={isStill}
      switches={[
        { ...switches.sound, ...clockCopy.awake },
        { ...switches.vibration, label: clockCopy.buzz },
        { label: clockCopy.still, icon: 'clock', isOn: isStill, onChange: changeStill },
      ]}
      onChange={clock.change}
      onRest={clock.rest}
      onGoOn={clock.goOn}
      onStop={stop}
    />
  );
}

/** The lines that the person wrote for this clock, and those of earlier ones. */
function ownLines(list: readonly Note[], id: string, at: number, change: (note: Note) => void) {
  const note = list.find((one) => one.id === id);
  const lines = note === undefined || note.text === '' ? [] : note.text.split('\n');
  const isPresent = note !== undefined && at - note.at < presentMs;
  return {
    lines: isPresent ? lines : [],
    earlier: isPresent ? [] : lines,
    keep: (changed: readonly string[]) => change({ id, engine: 'clocks', at, text: changed.join('\n'), detail: {} }),
  };
}
