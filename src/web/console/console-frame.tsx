import type { ReactNode } from 'react';
import { brand } from '../../contract/brand';
import { paths } from '../../contract/paths';
import { Drawing } from '../ui/drawing';
import { Icon } from '../ui/icon';
import { KiteGlyph } from '../ui/illustration/kite';
import styles from './console.module.css';
import { signOutOfConsole } from './console-session';

const funnelDrawing = 'M4.5 6h15l-5.5 6.5V18l-4 1.5v-7z';

/** The frame of the operator's pages: a bar at the side, on phones at the top. */
export function ConsoleFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.console}>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <header className={styles.side}>
        <a className={styles.brand} href={paths.consoleFunnel}>
          <KiteGlyph width={22} height={30} />
          {brand} <span>Console</span>
        </a>
        <nav className={styles.nav} aria-label="Console">
          <a href={paths.consoleFunnel} aria-current="page">
            <Drawing path={funnelDrawing} size={20} />
            Funnels
          </a>
        </nav>
        <button type="button" className={styles.out} onClick={signOutOfConsole}>
          <Icon name="out" size={20} />
          Sign out
        </button>
      </header>
      <main id="main" className={styles.main}>
        {children}
      </main>
    </div>
  );
}
