import { type TouchEvent, useEffect, useRef } from 'react';
import { type ConsolePath, consolePaths } from '#contract/console/paths.ts';
import { Drawing } from '#web/ui/drawing.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ConsoleButton } from '../kit/console-button.tsx';
import { useModal } from '../kit/use-modal.ts';
import { signOutOfConsole, useMay } from '../session/console-session.ts';
import styles from './bar.module.css';
import { Brand, searchDrawing } from './bar.tsx';
import { findSubscriber } from './find-subscriber.ts';
import { Navigation } from './navigation.tsx';
import { Mode, OperatorCard } from './operator-card.tsx';

interface MenuProps {
  current: ConsolePath;
  onClose(): void;
}

/** A swipe to the side is at least this long, in CSS pixels. */
const swipe = 72;

/** The menu over the page of a narrow screen. The browser keeps the focus inside; Esc, a swipe and any link close it. */
export function Menu({ current, onClose }: MenuProps) {
  const ref = useModal();
  const touched = useRef<{ x: number; y: number } | null>(null);
  const mayFind = useMay('open a person');
  // A screen that has become wide shows the bar instead.
  useEffect(() => {
    const wide = matchMedia('(min-width: 1000px)');
    wide.addEventListener('change', onClose);
    return () => wide.removeEventListener('change', onClose);
  }, [onClose]);
  function onTouchEnd({ changedTouches }: TouchEvent) {
    const touch = changedTouches[0];
    const from = touched.current;
    if (from === null || touch === undefined) return;
    const [x, y] = [Math.abs(touch.clientX - from.x), Math.abs(touch.clientY - from.y)];
    if (x > swipe && x > 2 * y) onClose();
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: links answer to the keyboard themselves
    <dialog
      ref={ref}
      className={styles.menu}
      aria-label="Menu"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={({ target }) => {
        if ((target as Element).closest('a') !== null) onClose();
      }}
      onTouchStart={({ touches }) => {
        const touch = touches[0];
        touched.current = touch === undefined ? null : { x: touch.clientX, y: touch.clientY };
      }}
      onTouchEnd={onTouchEnd}
    >
      <div className={styles.menuHead}>
        <Brand />
        <button type="button" className="icon-button" data-first aria-label="Close the menu" onClick={onClose}>
          <Icon name="close" size={22} />
        </button>
      </div>
      <div className={styles.menuBody}>
        {mayFind && (
          <a className={styles.menuFind} href={consolePaths.subscribers} onClick={findSubscriber}>
            <Drawing path={searchDrawing} size={18} />
            Find a subscriber
          </a>
        )}
        <Navigation label="Console, open menu" current={current} />
        <div className={styles.menuEnd}>
          <Mode />
          <p className={styles.menuWho}>
            <OperatorCard />
            <ConsoleButton onClick={() => signOutOfConsole()}>
              <Icon name="out" size={18} />
              Sign out
            </ConsoleButton>
          </p>
        </div>
      </div>
    </dialog>
  );
}
