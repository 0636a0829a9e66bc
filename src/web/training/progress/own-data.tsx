import { useState } from 'react';
import type { SavedWhere } from '#contract/training.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './own-data.module.css';

interface OwnDataProps {
  /** Null until the person has chosen. */
  savedWhere: SavedWhere | null;
  onDownload(as: 'csv' | 'json'): void;
  onChangeWhere(): void;
  /** Erases all training, here and in the account. */
  onErase(): void;
  /** Whether the account did not answer, so that nothing was erased. */
  hasFailed?: boolean;
}

/**
 * The person's data: where it is stored, a file of every press, and a way to erase it. Always open, even without a
 * plan.
 */
export function OwnData({ savedWhere, onDownload, onChangeWhere, onErase, hasFailed = false }: OwnDataProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <p className="small muted">Every press, with its time and its answer. It stays yours when a plan ends.</p>
      <div className={styles.row}>
        <Button variant="white" small onClick={() => onDownload('csv')}>
          <Icon name="download" size={20} />
          CSV
        </Button>
        <Button variant="white" small onClick={() => onDownload('json')}>
          <Icon name="download" size={20} />
          JSON
        </Button>
      </div>
      <p className="small muted">
        <span>{`${savedWhere === 'account' ? 'It is kept on this device and in your account.' : 'It is kept on this device only, and nowhere else.'} `}</span>
        <Button variant="text" noMargin small className={styles.inline} onClick={onChangeWhere}>
          Change that
        </Button>
      </p>
      {isAsking ? (
        <fieldset className={styles.ask} aria-label="Erase your training">
          <p className="small">
            All exercises, presses and own texts go, here and in your account. Your plan and your subscription stay.
            This cannot be undone.
          </p>
          {hasFailed && (
            <p className="small" role="alert">
              The account did not answer, so nothing is erased yet. Try again when you are online.
            </p>
          )}
          <div className={styles.row}>
            <Button variant="warning" small onClick={onErase}>
              Erase it all
            </Button>
            <Button variant="white" small onClick={() => setAsking(false)}>
              Keep it
            </Button>
          </div>
        </fieldset>
      ) : (
        <div className={styles.last}>
          <Button variant="text" noMargin small onClick={() => setAsking(true)}>
            Erase my training
          </Button>
        </div>
      )}
    </>
  );
}
