import { evidenceCards } from '#training/engines/evidence-cards.ts';
import type { Exercise } from '#training/exercises/exercises.ts';
import { Card } from '#web/ui/card.tsx';
import { Chip } from '#web/ui/chip.tsx';
import styles from './evidence-brief.module.css';
import { Facts } from './evidence-text.tsx';

interface EvidenceBriefProps {
  exercise: Pick<Exercise, 'engine'>;
  /** The exercise is done in its still form. */
  isStill?: boolean;
  /** Opens the whole card. */
  onMore(): void;
}

/** The evidence in two lines, before an exercise begins. */
export function EvidenceBrief({ exercise: { engine }, isStill = false, onMore }: EvidenceBriefProps) {
  const { grade, trains, practice, sources } = evidenceCards[isStill ? 'still-air' : engine];
  return (
    <Card className={styles.brief} title="What is known" end={<Chip>{grade}</Chip>}>
      <Facts
        facts={[
          ['What it trains', trains],
          ['What practice does', practice],
        ]}
      />
      <button type="button" className={styles.more} onClick={onMore}>
        {`How exact is our number?${sources.length > 0 ? ' Sources' : ''}`}
      </button>
    </Card>
  );
}
