import { type ReactNode, useState } from 'react';
import { brand } from '#contract/brand.ts';
import { type ConsolePath, consolePaths } from '#contract/console-paths.ts';
import { roleNames } from '#contract/console-permissions.ts';
import { Drawing } from '#web/ui/drawing.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { KiteGlyph } from '#web/ui/illustration/kite.tsx';
import { Sign } from '../kit/sign.tsx';
import { timeText } from '../kit/time-text.ts';
import { signOutOfConsole, useConsoleSession } from '../session/console-session.ts';
import styles from './console.module.css';
import { pageGroups } from './console-pages.ts';

interface ConsoleFrameProps {
  current: ConsolePath;
  children: ReactNode;
}

/** The frame of the operator's pages, with navigation at the side, or behind a menu at the top on phones. */
export function ConsoleFrame({ current, children }: ConsoleFrameProps) {
  const [isOpen, setOpen] = useState(false);
  const operator = useConsoleSession((session) => session.operator);
  return (
    <div className={styles.console}>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <header className={styles.side} data-open={isOpen || undefined}>
        <a className={styles.brand} href={consolePaths.overview}>
          <KiteGlyph width={22} height={30} />
          {brand} <span>Console</span>
        </a>
        <button type="button" className={styles.menu} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <Icon name={isOpen ? 'close' : 'menu'} size={20} />
          Menu
        </button>
        <div className={styles.behindMenu}>
          {operator?.may.includes('open a person') && (
            <a className={styles.find} href={consolePaths.subscribers}>
              <Drawing path="M10.5 5a5.5 5.5 0 1 0 0 11a5.5 5.5 0 1 0 0-11M14.8 14.8 19.5 19.5" size={18} />
              <span>Find a subscriber</span>
              <kbd>/</kbd>
            </a>
          )}
          <ConsoleNavigation current={current} />
          <div className={styles.sideEnd}>
            {operator !== null && (
              <>
                <p className={styles.mode}>
                  <Sign kind={operator.mode === 'live' ? 'fine' : 'off'} />
                  {operator.mode === 'live' ? 'Live · Paddle' : 'Test mode'}
                </p>
                <p className={styles.who}>
                  <b>{operator.name}</b>
                  <small>
                    {roleNames[operator.role]} · until {timeText(operator.expires_at, operator.time_zone)}
                  </small>
                </p>
              </>
            )}
            <button type="button" className={styles.out} onClick={signOutOfConsole}>
              <Icon name="out" size={20} />
              Sign out
            </button>
          </div>
        </div>
      </header>
      <main id="main" className={styles.main}>
        {children}
      </main>
    </div>
  );
}

function ConsoleNavigation({ current }: { current: ConsolePath }) {
  const operator = useConsoleSession((session) => session.operator);
  const own = current === consolePaths.subscriber ? consolePaths.subscribers : current;
  return (
    <nav className={styles.nav} aria-label="Console">
      {pageGroups.map((pages) => (
        <div key={pages[0]!.path} className={styles.navGroup}>
          {pages
            .filter(({ needs }) => operator === null || operator.may.includes(needs))
            .map(({ path, name, drawing }) => (
              <a key={path} href={path} aria-current={path === own ? 'page' : undefined}>
                <Drawing path={drawing} size={20} />
                <span>{name}</span>
                {path === consolePaths.work && operator !== null && operator.open_work > 0 && (
                  <span className={styles.count}>{operator.open_work}</span>
                )}
              </a>
            ))}
        </div>
      ))}
    </nav>
  );
}
