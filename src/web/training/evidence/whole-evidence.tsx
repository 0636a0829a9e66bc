import { Thumb } from '#web/site/exercise-pictures/thumb.tsx';
import { NotLoaded } from '#web/site/not-loaded.tsx';
import { Button } from '#web/ui/button.tsx';
import { useLoaded } from '../loading/use-loaded.ts';
import type { EvidenceCardViewProps } from './evidence-card-view.tsx';
import styles from './whole-evidence.module.css';

const loadCard = () => import('./evidence-card-view.tsx');

/** The evidence about an exercise, over the whole page. The texts of all exercises are loaded on request. */
export function WholeEvidence(props: Omit<EvidenceCardViewProps, 'picture'>) {
  const { loaded, reload } = useLoaded(loadCard);
  if (loaded === 'loading') return null;
  if (loaded !== 'failed') {
    return <loaded.EvidenceCardView {...props} picture={<Thumb id={props.exercise.id} />} />;
  }
  return (
    <main id="main" className={styles.column}>
      <NotLoaded onRetry={reload} />
      <Button wide variant="text" onClick={props.onBack}>
        Back
      </Button>
    </main>
  );
}
