import { brand } from '#contract/brand.ts';
import { type ConsolePath, consolePaths } from '#contract/console/paths.ts';
import { Drawing } from '#web/ui/drawing.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { KiteGlyph } from '#web/ui/illustration/kite.tsx';
import { signOutOfConsole, useMay } from '../session/console-session.ts';
import styles from './bar.module.css';
import { findSubscriber } from './find-subscriber.ts';
import { Navigation } from './navigation.tsx';
import { Mode, OperatorCard } from './operator-card.tsx';

export const searchDrawing = 'M15.3 15.3 19.5 19.5M4.7 10.7a6 6 0 1 0 12 0a6 6 0 1 0 -12 0';

interface BarProps {
  current: ConsolePath;
  onKeys(): void;
}

/** The frame at the side of a wide screen. */
export function Bar({ current, onKeys }: BarProps) {
  const mayFind = useMay('open a person');
  return (
    <header className={styles.bar}>
      <Brand />
      {mayFind && (
        <a className={styles.find} href={consolePaths.subscribers} onClick={findSubscriber}>
          <Drawing path={searchDrawing} size={18} />
          <span>Find a subscriber</span>
          <kbd>/</kbd>
        </a>
      )}
      <Navigation label="Console" current={current} />
      <div className={styles.barEnd}>
        <div className={styles.barModes}>
          <Mode />
          <button type="button" className={styles.small} aria-label="Keys" title="Keys" onClick={onKeys}>
            <kbd>?</kbd>
          </button>
          <button
            type="button"
            className={styles.small}
            aria-label="Sign out"
            title="Sign out"
            onClick={() => signOutOfConsole()}
          >
            <Icon name="out" size={20} />
          </button>
        </div>
        <a className={styles.who} href={consolePaths.team}>
          <OperatorCard />
        </a>
      </div>
    </header>
  );
}

/** The name of the console, which leads to its first page. */
export function Brand() {
  return (
    <a className={styles.brand} href={consolePaths.overview}>
      <KiteGlyph width={22} height={30} />
      {brand} <span>Console</span>
    </a>
  );
}
