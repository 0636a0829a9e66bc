import { useState } from 'react';
import { type ConsolePath, consolePaths } from '#contract/console/paths.ts';
import { Drawing } from '#web/ui/drawing.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useConsoleSession, useMay } from '../session/console-session.ts';
import styles from './bar.module.css';
import { Brand, searchDrawing } from './bar.tsx';
import { pageGroups } from './console-pages.ts';
import { findSubscriber } from './find-subscriber.ts';
import { Menu } from './menu.tsx';
import { OpenWork } from './navigation.tsx';

const inboxDrawing = pageGroups.flat().find(({ path }) => path === consolePaths.work)!.drawing;

/** The frame at the top of a narrow screen. */
export function TopBar({ current }: { current: ConsolePath }) {
  const [isOpen, setOpen] = useState(false);
  const mayFind = useMay('open a person');
  const mayTakeWork = useMay('take work');
  const openWork = useConsoleSession(({ operator }) => operator?.open_work ?? 0);
  return (
    <header className={styles.topBar}>
      <Brand />
      <span className={styles.topBarRight}>
        {mayFind && (
          <a
            className="icon-button"
            href={consolePaths.subscribers}
            aria-label="Find a subscriber"
            onClick={findSubscriber}
          >
            <Drawing path={searchDrawing} size={22} />
          </a>
        )}
        {mayTakeWork && (
          <a
            className={`icon-button ${styles.inbox}`}
            href={consolePaths.work}
            aria-label={openWork === 0 ? 'Needs a person' : `Needs a person, ${openWork} open`}
          >
            <Drawing path={inboxDrawing} size={22} />
            <OpenWork />
          </a>
        )}
        <button
          type="button"
          className="icon-button"
          aria-haspopup="dialog"
          aria-label="Menu"
          onClick={() => setOpen(true)}
        >
          <Icon name="menu" size={22} />
        </button>
      </span>
      {isOpen && <Menu current={current} onClose={() => setOpen(false)} />}
    </header>
  );
}
