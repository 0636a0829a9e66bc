import { useState } from 'react';
import { changedMinutes, offeredMinutes } from '#training/engines/clocks/clocks.ts';
import { clockCopy, clockCopyOf } from '#training/engines/clocks/clocks-copy.ts';
import { GuidedFrame, GuidedTitle } from '#web/training/guided/guided-frame.tsx';
import type { GuidedProps } from '#web/training/guided/guided-props.ts';
import { StepButton } from '#web/training/guided/step-button.tsx';
import type { FeelSwitches } from '#web/training/guided/use-feel-switches.ts';
import { Banner } from '#web/training/pictures/banner.tsx';
import { calmHorizon } from '#web/training/pictures/calm-horizon.tsx';
import { Switches } from '#web/training/play/switches.tsx';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import styles from './clocks.module.css';
import { OwnLines } from './own-lines.tsx';

interface ReadyPageProps extends Pick<GuidedProps, 'exercise' | 'minutes' | 'past'> {
  feel: FeelSwitches;
  lines: readonly string[];
  /** Lines that were written at an earlier time. */
  earlier: readonly string[];
  onLines(lines: readonly string[]): void;
  onBegin(minutes: number): void;
  onClose(): void;
}

/** The page before a clock: the rules, the length, and the sign of its end. */
export function ReadyPage(props: ReadyPageProps) {
  const { exercise, minutes, past, feel, lines, earlier, onLines, onBegin, onClose } = props;
  const copy = clockCopyOf(exercise.id);
  const offer = offeredMinutes(exercise.id, minutes, past);
  const [chosen, choose] = useState(offer.minutes);
  return (
    <GuidedFrame
      picture={{ place: 'behind', drawing: <Banner draw={calmHorizon} /> }}
      tone="plain"
      hasWords={copy.asks !== null}
      onClose={onClose}
      actions={
        <Button wide onClick={() => onBegin(chosen)}>
          {clockCopy.begin}
        </Button>
      }
    >
      <GuidedTitle
        beside={
          <>
            <ul className={styles.points}>
              {copy.ready.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
            {copy.asks !== null && <OwnLines asks={copy.asks} lines={lines} onChange={onLines} />}
          </>
        }
      >
        {copy.ready.title}
      </GuidedTitle>
      {copy.asks?.before != null && earlier.length > 0 && (
        <Note icon="moon">
          <b>{copy.asks.before}</b>
          <span>{` ${earlier.join(' · ')}`}</span>
        </Note>
      )}
      <Length
        minutes={chosen}
        because={chosen === offer.minutes && offer.because !== 'planned' ? clockCopy.offered[offer.because] : null}
        onChange={choose}
      />
      <Switches
        rows={[
          { ...feel.sound, ...clockCopy.awake },
          { ...feel.vibration, label: clockCopy.buzz },
        ]}
      />
    </GuidedFrame>
  );
}

interface LengthProps {
  minutes: number;
  because: string | null;
  onChange(minutes: number): void;
}

function Length({ minutes, because, onChange }: LengthProps) {
  const [less, more] = [changedMinutes(minutes, -1), changedMinutes(minutes, 1)];
  return (
    <fieldset className={styles.length}>
      <legend className="visually-hidden">{clockCopy.howLong}</legend>
      <StepButton label={clockCopy.less} isAtEnd={less >= minutes} onPress={() => onChange(less)}>
        −
      </StepButton>
      <span role="status">
        <b className="number">{clockCopy.minutes(minutes)}</b>
        <small>{because ?? clockCopy.howLong}</small>
      </span>
      <StepButton label={clockCopy.more} isAtEnd={more <= minutes} onPress={() => onChange(more)}>
        +
      </StepButton>
    </fieldset>
  );
}
