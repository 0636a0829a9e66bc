import { useState } from 'react';
import { asksHowWoundUp, type BreathRun, beginBreath, breathNumbers } from '#training/engines/breath/breath.ts';
import { breathCopy } from '#training/engines/breath/breath-copy.ts';
import { GuidedFrame, GuidedTitle } from '#web/training/guided/guided-frame.tsx';
import type { GuidedProps } from '#web/training/guided/guided-props.ts';
import { Scale } from '#web/training/guided/scale.tsx';
import { Banner } from '#web/training/pictures/banner.tsx';
import { calmHorizon } from '#web/training/pictures/calm-horizon.tsx';
import type { QuietIntro } from '#web/training/play/intro-picture.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './breath.module.css';
import { breathIntro, countingIntro } from './breath-intro.tsx';
import { Breathing } from './breathing.tsx';

export const hasSound = true;
export const introPictures = breathIntro;
export const quietIntro: QuietIntro = { pictures: countingIntro, whats: breathCopy.countingWhats };

type Stage = 'caution' | 'before' | 'breathing' | BreathRun;

/**
 * E6: breathing along with a horizon (training.md § 3.2). Stores `pace_in`, `pace_out`, `breaths`, `minutes`, and
 * `before` and `after` when they were given.
 */
export default function Breath(props: GuidedProps) {
  const { exercise, minutes, past, settingOf, onDone, onStop } = props;
  const asks = asksHowWoundUp(exercise.id);
  const [stage, setStage] = useState<Stage>(() => (past.length === 0 ? 'caution' : firstStage(asks)));
  const [before, setBefore] = useState<number | null>(null);
  const [after, setAfter] = useState<number | null>(null);

  if (stage === 'caution') return <Caution onClose={onStop} onAgree={() => setStage(firstStage(asks))} />;
  if (stage === 'before') {
    return (
      <GuidedFrame
        picture={picture}
        tone="plain"
        onClose={onStop}
        actions={<Next to="start" onPress={() => setStage('breathing')} />}
      >
        <GuidedTitle lead={breathCopy.before.lead}>{breathCopy.before.title}</GuidedTitle>
        <WoundUp value={before} onAnswer={setBefore} />
      </GuidedFrame>
    );
  }
  if (stage === 'breathing') {
    return (
      <Breathing {...props} begin={beginBreath(exercise.id, minutes, settingOf('breath-pace'))} onEnd={setStage} />
    );
  }
  const finish = () => onDone({ numbers: breathNumbers(stage, { before, after }), words: [] });
  const { after: copy } = breathCopy;
  return (
    <GuidedFrame picture={picture} tone="plain" onClose={finish} actions={<Next to="done" onPress={finish} />}>
      <GuidedTitle lead={asks ? copy.lead : copy.sit}>{copy.title(stage.breaths)}</GuidedTitle>
      {asks && <WoundUp value={after} onAnswer={setAfter} />}
    </GuidedFrame>
  );
}

const firstStage = (asks: boolean): Stage => (asks ? 'before' : 'breathing');

const picture = { place: 'behind', drawing: <Banner draw={calmHorizon} /> } as const;

function Next({ to, onPress }: { to: 'agree' | 'start' | 'done'; onPress(): void }) {
  return (
    <Button wide onClick={onPress}>
      {breathCopy.next[to]}
    </Button>
  );
}

interface WoundUpProps {
  value: number | null;
  onAnswer(value: number | null): void;
}

function WoundUp(props: WoundUpProps) {
  return <Scale {...breathCopy.scale} {...props} />;
}

/** Shown before the first time: which people should ask a doctor first, and where not to do it. */
function Caution({ onClose, onAgree }: { onClose(): void; onAgree(): void }) {
  const { title, lead, points } = breathCopy.caution;
  return (
    <GuidedFrame picture={picture} tone="plain" onClose={onClose} actions={<Next to="agree" onPress={onAgree} />}>
      <GuidedTitle lead={lead} further={points.map(({ says }) => says)}>
        {title}
      </GuidedTitle>
      <ul className={styles.caution}>
        {points.map(({ icon, says }) => (
          <li key={says}>
            <Icon name={icon} />
            <span>{says}</span>
          </li>
        ))}
      </ul>
    </GuidedFrame>
  );
}
