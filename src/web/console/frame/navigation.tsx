import { type ConsolePath, consolePaths } from '#contract/console/paths.ts';
import { Drawing } from '#web/ui/drawing.tsx';
import { useConsoleSession } from '../session/console-session.ts';
import styles from './bar.module.css';
import { pageGroups, pageOf } from './console-pages.ts';

interface NavigationProps {
  label: string;
  current: ConsolePath;
}

/** The pages that the operator may open, in groups. */
export function Navigation({ label, current }: NavigationProps) {
  const operator = useConsoleSession((session) => session.operator);
  const own = pageOf(current).within ?? current;
  const groups = pageGroups
    .map((pages) => pages.filter(({ needs }) => operator === null || operator.may.includes(needs)))
    .filter((pages) => pages.length > 0);
  return (
    <nav className={styles.nav} aria-label={label}>
      {groups.map((pages) => (
        <div key={pages[0]!.path} className={styles.navGroup}>
          {pages.map(({ path, name, drawing }) => (
            <a key={path} href={path} aria-current={path === own ? 'page' : undefined}>
              <Drawing path={drawing} size={20} />
              <span>{name}</span>
              {path === consolePaths.work && <OpenWork />}
            </a>
          ))}
        </div>
      ))}
    </nav>
  );
}

/** The number of open rows in the work list; shows nothing at 0. */
export function OpenWork() {
  const count = useConsoleSession(({ operator }) => operator?.open_work ?? 0);
  if (count === 0) return null;
  return (
    <b className={styles.count}>
      <span>{count}</span>
      <span className="visually-hidden"> open</span>
    </b>
  );
}
