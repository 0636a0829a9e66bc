import type { ReactNode } from 'react';
import { brand } from '#contract/brand.ts';
import { paths } from '#contract/paths.ts';
import { Drawing } from '#web/ui/drawing.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { KiteGlyph } from '#web/ui/illustration/kite.tsx';
import styles from './console.module.css';
import { signOutOfConsole } from './console-session.ts';

const pages = [
  { path: paths.consoleFunnel, name: 'Funnels', drawing: 'M4.5 6h15l-5.5 6.5V18l-4 1.5v-7z' },
  {
    path: paths.consoleElements,
    name: 'Elements',
    drawing: 'M4.5 8V4.5H8M16 4.5h3.5V8M8 19.5H4.5V16M10.5 10.5l9 3.4-4 1.6-1.6 4z',
  },
  { path: paths.consoleTraining, name: 'Training', drawing: 'M4.5 19.5h15M6.5 16v-4.5M12 16V5M17.5 16V8.5' },
] as const;

export type ConsolePath = (typeof pages)[number]['path'];

interface ConsoleFrameProps {
  current: ConsolePath;
  children: ReactNode;
}

/** The frame of the operator's pages, with navigation at the side, or at the top on phones. */
export function ConsoleFrame({ current, children }: ConsoleFrameProps) {
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
          {pages.map(({ path, name, drawing }) => (
            <a key={path} href={path} aria-current={path === current ? 'page' : undefined}>
              <Drawing path={drawing} size={20} />
              {name}
            </a>
          ))}
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
