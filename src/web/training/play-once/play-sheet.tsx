import { type ReactNode, useEffect, useRef } from 'react';
import { playOnceRounds } from '#training/engines/hold-the-line/play-once.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import styles from './play-once.module.css';

interface PlaySheetProps {
  /** Rounds that are done. */
  done: number;
  /** Sky and hills. */
  backdrop: ReactNode;
  onLeave(): void;
  children: ReactNode;
}

/** The frame of the play: a sheet of full height with a way out and a knot for each round. */
export function PlaySheet({ done, backdrop, onLeave, children }: PlaySheetProps) {
  const of = playOnceRounds.length;
  return (
    <div className={styles.sheet}>
      {backdrop}
      <header className={styles.knots}>
        <button type="button" aria-label="Close" aria-keyshortcuts="Escape" onClick={() => onLeave()}>
          <Icon name="close" size={20} />
        </button>
        <div role="img" aria-label={done === of ? 'Three rounds done' : `Round ${done + 1} of ${of}`}>
          {playOnceRounds.map(({ rung }, index) => (
            <span
              key={rung.kites}
              className={classNames(index < done && styles.past, index === done && styles.present)}
            />
          ))}
        </div>
      </header>
      {children}
    </div>
  );
}

/** The instruction, in a place of fixed height. It takes the focus whenever it changes, so that it is read. */
export function PlayAsk({ title, children }: { title: string; children?: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new title is read
  useEffect(() => heading.current?.focus({ preventScroll: true }), [title]);
  return (
    <div className={styles.ask}>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children !== undefined && <p>{children}</p>}
    </div>
  );
}
