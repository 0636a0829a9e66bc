import type { ReactNode } from 'react';
import { Thread } from '#web/ui/thread.tsx';
import { Backdrop } from '../pictures/backdrop.tsx';
import { TrainIcon, type TrainIconName } from '../pictures/train-icon.tsx';
import styles from './play-frame.module.css';

interface PlayFrameProps {
  /**
   * Rounds done and planned; screen readers read the label, such as "Round 7 of 22". The text is beside the thread, "7
   * / 22" by default. Without it no progress is shown.
   */
  progress?: { done: number; of: number; label: string; text?: string };
  onPause(): void;
  /** Replaces the usual sky and hills. */
  backdrop?: ReactNode;
  /** Beside the bar, such as a sound switch. */
  beside?: ReactNode;
  children: ReactNode;
}

/** The frame of every exercise in play: one sky, a calm bar, one task. The bar and the ask keep their place. */
export function PlayFrame({ progress, onPause, backdrop, beside, children }: PlayFrameProps) {
  return (
    <div className={styles.play}>
      {backdrop ?? <Backdrop />}
      <header className={styles.bar}>
        <button type="button" className={styles.round} aria-label="Pause" aria-keyshortcuts="Escape" onClick={onPause}>
          <TrainIcon name="pause" />
        </button>
        {progress === undefined ? (
          <>
            <span />
            <span />
          </>
        ) : (
          <Progress {...progress} />
        )}
        {beside}
      </header>
      <main id="main" className={styles.main}>
        {children}
      </main>
    </div>
  );
}

function Progress({ done, of, label, text }: NonNullable<PlayFrameProps['progress']>) {
  return (
    <>
      <Thread current={done} total={of} share={of === 0 ? 0 : done / of} label={label} />
      <span className={`${styles.count} number`} aria-hidden="true">
        {text ?? `${Math.min(done + 1, of)} / ${of}`}
      </span>
    </>
  );
}

interface AskProps {
  title: string;
  children?: ReactNode;
}

/** The instruction, in a place of fixed height, so that feedback moves nothing. */
export function Ask({ title, children }: AskProps) {
  return (
    <div className={styles.ask}>
      <h1 tabIndex={-1}>{title}</h1>
      {children !== undefined && <p>{children}</p>}
    </div>
  );
}

/** The answers, within the thumb's reach. */
export function Foot({ children }: { children: ReactNode }) {
  return <div className={styles.foot}>{children}</div>;
}

interface TrayProps {
  title: string;
  /** Before the title, such as a filled rhombus. */
  mark?: ReactNode;
  children: ReactNode;
}

/** A sheet from below with the outcome, one reason and one button; only where the person sets the pace. */
export function Tray({ title, mark, children }: TrayProps) {
  return (
    <section className={styles.tray} aria-live="polite">
      <h2 className={mark === undefined ? undefined : styles.marked}>
        {mark}
        <span>{title}</span>
      </h2>
      {children}
    </section>
  );
}

/** A white pill above the answers, for half a second. Its place is reserved before. */
export function ShortWord({ children }: { children: ReactNode }) {
  return (
    <p className={styles.wordRoom} role="status">
      {children !== null && <span className={styles.word}>{children}</span>}
    </p>
  );
}

/** Drawings for keys with signs that our typefaces lack. */
const capDrawings: Readonly<Record<string, TrainIconName>> = { '←': 'left', '→': 'right', '⌫': 'undo' };

/** The keys, shown on devices with a keyboard. */
export function KeyLine({ keys }: { keys: readonly (readonly [keys: string, does: string])[] }) {
  return (
    <p className={styles.keys} aria-hidden="true">
      {keys.map(([key, does]) => (
        <span key={key}>
          {key.split(' ').map((cap) => (
            <kbd key={cap}>{capDrawings[cap] ? <TrainIcon name={capDrawings[cap]} size={16} /> : cap}</kbd>
          ))}
          <span>{does}</span>
        </span>
      ))}
    </p>
  );
}
