import { ConsoleButton } from './console-button.tsx';
import styles from './state.module.css';
import type { Pages } from './use-pages.ts';

interface PagerProps {
  pages: Pages;
  /** The answer's cursor of the next page; null on the last. */
  next: string | null;
  /** How many rows are shown. */
  count: number;
  back?: string;
  on?: string;
}

/** Steps through a list that is paged by key. Shows nothing when the list fits on one page. */
export function Pager({ pages, next, count, back = 'Back', on = 'More' }: PagerProps) {
  if (pages.number === 1 && next === null) return null;
  return (
    <nav className={styles.pager} aria-label="Pages of the list">
      <span>{`Page ${pages.number}, ${count} ${count === 1 ? 'row' : 'rows'}`}</span>
      <span className={styles.pagerActs}>
        <ConsoleButton notBecause={pages.number === 1 ? 'the first page' : null} onClick={pages.goBack}>
          {back}
        </ConsoleButton>
        <ConsoleButton notBecause={next === null ? 'the last page' : null} onClick={() => pages.goOn(next!)}>
          {on}
        </ConsoleButton>
      </span>
    </nav>
  );
}
