import type { ReactNode } from 'react';
import { type YardstickId, yardstickOf } from '#training/yardsticks/yardstick.ts';
import { Button } from '#web/ui/button.tsx';
import { IntroView } from '../flight/intro-view.tsx';
import { yardstickPictures } from './yardstick-pictures.tsx';
import { YardstickTells } from './yardstick-tells.tsx';

/** What one has to know beside the pictures. */
const rules: Readonly<Record<YardstickId, string>> = {
  'still-air':
    'Press when the dot changes. Wait for it each time, for three minutes. With sound on you hear the change, too; the switch is in the pause.',
  'same-or-not':
    'Do two signs that touch above touch below, too? Four rounds to warm up, then ninety seconds. It is made for the eyes. By ear it would measure how fast a voice reads, so leave it out then.',
};

interface YardstickIntroProps {
  id: YardstickId;
  /** "1 of 2 · 3 min". */
  place: string;
  onStart(): void;
  onSkip(): void;
  onClose(): void;
  /** A fault in loading. */
  children?: ReactNode;
}

/** Before a yardstick: what to do, and what it tells. It can be left out without a question. */
export function YardstickIntro({ id, place, onStart, onSkip, onClose, children }: YardstickIntroProps) {
  return (
    <IntroView
      name={yardstickOf(id).name}
      what={rules[id]}
      place={place}
      pictures={yardstickPictures[id]}
      evidence={
        <>
          {children}
          <YardstickTells id={id} />
        </>
      }
      switches={[]}
      goesOn={false}
      onStart={onStart}
      onClose={onClose}
      beside={
        <Button wide variant="white" onClick={onSkip}>
          Not today
        </Button>
      }
    />
  );
}
