import type { ReactNode } from 'react';
import { yardstickEvidence, yardstickFacts } from '#training/evidence/yardstick-evidence.ts';
import { type YardstickId, yardstickOf } from '#training/run/yardstick.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Note } from '#web/ui/note.tsx';
import { Facts, SourceList } from '../evidence/evidence-text.tsx';
import { IntroView } from '../flight/intro-view.tsx';
import { yardstickPictures } from './yardstick-pictures.tsx';
import styles from './yardstick-tells.module.css';

/** The instruction in one sentence, and a necessary note. */
const rules: Readonly<Record<YardstickId, { what: string; note: string }>> = {
  'still-air': {
    what: 'Press each time the dot changes, for three minutes.',
    note: 'With sound on you hear the change, too. The switch is in the pause.',
  },
  'same-or-not': {
    what: 'Do two signs that touch above touch below, too?',
    note: 'Four rounds to warm up, then ninety seconds. It is made for the eyes. By ear it would measure how fast a voice reads, so leave it out then.',
  },
};

interface YardstickIntroProps {
  id: YardstickId;
  /** "1 of 2 · 3 min". */
  place: string;
  onStart(): void;
  onSkip(): void;
  onClose(): void;
  /** The fault of loading. */
  children?: ReactNode;
}

/** The page before a yardstick: the instruction, and what it measures. It can be left out without a question. */
export function YardstickIntro({ id, place, onStart, onSkip, onClose, children }: YardstickIntroProps) {
  return (
    <IntroView
      name={yardstickOf(id).name}
      what={rules[id].what}
      place={place}
      pictures={yardstickPictures[id]}
      evidence={
        <>
          {children}
          <Note>{rules[id].note}</Note>
          <YardstickFindings id={id} />
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

/** What a yardstick measures and what it does not, with its sources. */
function YardstickFindings({ id }: { id: YardstickId }) {
  return (
    <Card className={styles.tells} title="What it tells">
      <Facts facts={yardstickFacts(id)} />
      <details>
        <summary>Sources</summary>
        <SourceList sources={yardstickEvidence[id].sources} />
      </details>
    </Card>
  );
}
