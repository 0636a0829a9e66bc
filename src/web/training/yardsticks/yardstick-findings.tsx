import { yardstickEvidence, yardstickFacts } from '#training/evidence/yardstick-evidence.ts';
import type { YardstickId } from '#training/run/yardstick.ts';
import { Card } from '#web/ui/card.tsx';
import { Facts, SourceList } from '../evidence/evidence-text.tsx';
import styles from './yardstick-tells.module.css';

/** What a yardstick tells and what it does not, with its sources. */
export function YardstickFindings({ id }: { id: YardstickId }) {
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
