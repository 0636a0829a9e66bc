import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import styles from './console.module.css';

interface LoadingFiguresProps {
  /** Null until the answer is there. */
  loaded: object | { fault: string } | null;
  retry(): void;
}

/**
 * In the place of figures: says that they are being counted, or why there are none. Shows nothing once they are there.
 */
export function LoadingFigures({ loaded, retry }: LoadingFiguresProps) {
  if (loaded === null) return <Skeleton />;
  if (!('fault' in loaded)) return null;
  return (
    <div className={styles.panel} role="alert">
      <div className={styles.message}>
        <p>{loaded.fault}</p>
        <Button small variant="white" onClick={retry}>
          Try again
        </Button>
      </div>
    </div>
  );
}
