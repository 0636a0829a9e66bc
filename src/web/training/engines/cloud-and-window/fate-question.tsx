import { useState } from 'react';
import type { Fate } from '#training/engines/cloud-and-window/cloud-and-window.ts';
import { cloudCopy } from '#training/engines/cloud-and-window/cloud-copy.ts';
import { GuidedTitle } from '#web/training/guided/guided-frame.tsx';
import { TrainIcon } from '#web/training/pictures/train-icon.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { CloudCard } from './cloud-card.tsx';
import { CloudPassing } from './cloud-passing.tsx';
import { FateCard } from './fate-card.tsx';

const pictures = {
  step: <TrainIcon name="knot" />,
  parked: <TrainIcon name="window" />,
  'let-go': <Icon name="cloud" />,
};
const fates: readonly Fate[] = ['step', 'parked', 'let-go'];

interface FateProps {
  title: string;
  lead?: string;
  worry: string;
  /** Whether parking means tomorrow's window. */
  atWindow: boolean;
  onFate(fate: Fate): void;
}

/** One worry on a cloud, and its three possible outcomes. This page has no field. */
export function FateQuestion({ title, lead, worry, atWindow, onFate }: FateProps) {
  const [isPassing, letPass] = useState(false);
  if (isPassing) return <CloudPassing text={worry} onPassed={() => onFate('let-go')} />;
  return (
    <>
      <GuidedTitle lead={lead} beside={<CloudCard text={worry} />}>
        {title}
      </GuidedTitle>
      <div className="stack-small">
        {fates.map((fate) => (
          <FateCard
            key={fate}
            {...cloudCopy.answers[fate === 'parked' && atWindow ? 'parkedTomorrow' : fate]}
            picture={pictures[fate]}
            onChoose={() => (fate === 'let-go' ? letPass(true) : onFate(fate))}
          />
        ))}
      </div>
    </>
  );
}
