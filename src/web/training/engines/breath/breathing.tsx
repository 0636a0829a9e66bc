import { useEffect, useRef, useState } from 'react';
import { type BreathRun, breathCount, isWorthSaving, nextPace, type Turn } from '#training/engines/breath/breath.ts';
import { breathCopy } from '#training/engines/breath/breath-copy.ts';
import type { GuidedProps } from '#web/training/guided/guided-props.ts';
import { HelpNow } from '#web/training/guided/help-now.tsx';
import { wantsLessMotion } from '#web/training/guided/reduced-motion.ts';
import { StepButton } from '#web/training/guided/step-button.tsx';
import { useEscape } from '#web/training/guided/use-escape.ts';
import { useFeelSwitches } from '#web/training/guided/use-feel-switches.ts';
import { useKey } from '#web/training/guided/use-key.ts';
import { useScreenAwake } from '#web/training/guided/use-screen-awake.ts';
import { TrainIcon } from '#web/training/pictures/train-icon.tsx';
import { feel } from '#web/training/play/feel.ts';
import { PauseSheet } from '#web/training/play/pause-sheet.tsx';
import { Foot, KeyLine, PlayFrame } from '#web/training/play/play-frame.tsx';
import styles from './breath.module.css';
import { BreathSky } from './breath-sky.tsx';
import { startWind, type Wind } from './play-wind.ts';
import { useBreathing } from './use-breathing.ts';

/** How far the horizon moves from its middle, in shares of the screen's height: 70 of 844 down, 50 up. */
const lowest = 8.3;
const range = 14.2;
/** One pulse for each turn. */
const pulseMs = { in: 60, out: 30 } as const;

interface BreathingProps extends GuidedProps {
  begin: BreathRun;
  onEnd(run: BreathRun): void;
}

/** In play: one horizon, one word, and the pace between Easier and Slower. */
export function Breathing({ begin, onEnd, ...props }: BreathingProps) {
  const { exercise, now, settingOf, saveSetting, onStop } = props;
  const tide = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const wind = useRef<Wind>(null);
  const { sound, vibration } = useFeelSwitches(props);
  const quietForms = settingOf('quiet-forms') ?? [];
  const [isStill, setStill] = useState(() => wantsLessMotion() || quietForms.includes(exercise.id));

  const { run, turn, rest, goOn, choosePace } = useBreathing({
    begin,
    now,
    paint(height) {
      const transform = `translateY(${isStill ? 0 : (lowest - range * height).toFixed(3)}%)`;
      wind.current?.follow(height);
      if (tide.current !== null && tide.current.style.transform !== transform) tide.current.style.transform = transform;
    },
    onTurn({ way }) {
      feel.pulse(pulseMs[way]);
    },
    onOver: onEnd,
  });
  const isPaused = run.since === null;
  // It rests with the breath, which rests when the page is hidden.
  useEffect(() => {
    if (!sound.isOn || isPaused) return;
    wind.current = startWind();
    return () => {
      wind.current?.stop();
      wind.current = null;
    };
  }, [sound.isOn, isPaused]);
  useScreenAwake(!isPaused);
  useEscape(isPaused ? goOn : rest);
  useKey('ArrowLeft', () => change('easier'));
  useKey('ArrowRight', () => change('slower'));
  useEffect(() => {
    if (!isPaused) heading.current?.focus({ preventScroll: true });
  }, [isPaused]);

  function change(towards: 'easier' | 'slower') {
    const pace = nextPace(run.wanted, towards);
    if (pace === null || isPaused) return;
    choosePace(pace);
    saveSetting({ name: 'breath-pace', value: pace });
  }

  function changeStill(isOn: boolean) {
    setStill(isOn);
    const others = quietForms.filter((id) => id !== exercise.id);
    saveSetting({ name: 'quiet-forms', value: isOn ? [...others, exercise.id] : others });
  }

  const { done, of } = breathCount(run);
  return (
    <>
      <div className={styles.play} inert={isPaused}>
        <PlayFrame
          progress={{ done, of, label: breathCopy.progress(Math.min(done + 1, of), of), text: '' }}
          onPause={rest}
          backdrop={<BreathSky tide={tide} />}
          beside={<SoundButton isOn={sound.isOn} onChange={sound.onChange} />}
        >
          <h1 className="visually-hidden" tabIndex={-1} ref={heading}>
            {exercise.name}
          </h1>
          {turn !== null && <Word turn={turn} isStill={isStill} />}
          <Foot>
            <PaceCard {...run.wanted} onChange={change} />
            <p className={styles.safety}>
              {breathCopy.dizzy}
              <span>
                <HelpNow />
              </span>
            </p>
            <KeyLine keys={breathCopy.keys} />
          </Foot>
        </PlayFrame>
      </div>
      {isPaused && (
        <PauseSheet
          switches={[
            sound,
            { ...vibration, note: breathCopy.oneATurn },
            { label: breathCopy.still, icon: 'clock', isOn: isStill, onChange: changeStill },
          ]}
          onCarryOn={goOn}
          onStop={() => (isWorthSaving(run) ? onEnd(run) : onStop())}
        >
          {breathCopy.pause}
        </PauseSheet>
      )}
    </>
  );
}

/** The word of the turn. A screen reader reads one word for each turn. */
function Word({ turn: { way, count }, isStill }: { turn: Turn; isStill: boolean }) {
  const { word, lead, leadStill, spoken } = breathCopy.turns[way];
  return (
    <div className={styles.said} data-stage="">
      <div className={styles.ask} aria-hidden="true">
        <p className={styles.word}>{word}</p>
        <p className={styles.lead}>{isStill ? leadStill : lead}</p>
      </div>
      {isStill && (
        <p className={`${styles.number} number`} aria-hidden="true">
          {count}
        </p>
      )}
      <p className="visually-hidden" role="status">
        {spoken}
      </p>
    </div>
  );
}

interface PaceCardProps {
  in: number;
  out: number;
  onChange(towards: 'easier' | 'slower'): void;
}

function PaceCard({ in: inS, out, onChange }: PaceCardProps) {
  const pace = { in: inS, out };
  const isEasiest = nextPace(pace, 'easier') === null;
  const isSlowest = nextPace(pace, 'slower') === null;
  return (
    <div className={styles.pace}>
      <StepButton isAtEnd={isEasiest} onPress={() => onChange('easier')}>
        {breathCopy.easier}
      </StepButton>
      <span role="status">
        <b className="number">{breathCopy.pace(inS, out)}</b>
        <small>{isEasiest ? breathCopy.easiest : isSlowest ? breathCopy.slowest : breathCopy.takeYourPace}</small>
      </span>
      <StepButton isAtEnd={isSlowest} onPress={() => onChange('slower')}>
        {breathCopy.slower}
      </StepButton>
    </div>
  );
}

function SoundButton({ isOn, onChange }: { isOn: boolean; onChange(isOn: boolean): void }) {
  return (
    <button
      type="button"
      className={styles.round}
      aria-label={isOn ? breathCopy.soundOn : breathCopy.soundOff}
      aria-pressed={isOn}
      onClick={() => onChange(!isOn)}
    >
      <TrainIcon name={isOn ? 'sound' : 'soundOff'} />
    </button>
  );
}
