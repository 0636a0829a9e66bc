import { Button } from '../ui/button';
import styles from './resume-sheet.module.css';

interface EarlierCopiesProps {
  count: number;
  onErase: () => void;
}

/** Links of an earlier time, which still work. */
export function EarlierCopies({ count, onErase }: EarlierCopiesProps) {
  if (count === 0) return null;
  return (
    <p className={styles.row}>
      <span className="small muted">
        {count === 1 ? 'A link of yours still works.' : `${count} links of yours still work.`}
      </span>
      <Button variant="text" noMargin onClick={onErase}>
        {count === 1 ? 'Erase its copy' : 'Erase their copies'}
      </Button>
    </p>
  );
}
