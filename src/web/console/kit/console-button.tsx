import { type ComponentProps, type MouseEvent, useRef, useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import styles from './form.module.css';

interface ConsoleButtonProps extends Omit<ComponentProps<'button'>, 'onClick'> {
  look?: 'plain' | 'main' | 'danger' | 'stop' | 'link';
  isSmall?: boolean;
  /** The reason why it may not be pressed; it stays focusable, and the reason stands beside it. */
  notBecause?: string | null;
  /**
   * Whether its work runs: it keeps its place and cannot be pressed. A promise that `onClick` returns has the same
   * effect.
   */
  isBusy?: boolean;
  onClick?(event: MouseEvent<HTMLButtonElement>): unknown;
}

const looks = {
  plain: '',
  main: styles.buttonMain,
  danger: styles.buttonDanger,
  stop: styles.buttonStop,
  link: styles.buttonLink,
};

/** A button of the console. Its work cannot be started again before it has ended. */
export function ConsoleButton({
  look = 'plain',
  isSmall = false,
  notBecause = null,
  isBusy = false,
  onClick,
  children,
  ...rest
}: ConsoleButtonProps) {
  const [isWaiting, setWaiting] = useState(false);
  // Two presses can come before the next render.
  const isAtWork = useRef(false);
  const isOff = notBecause !== null;
  const busy = isBusy || isWaiting;
  async function press(event: MouseEvent<HTMLButtonElement>) {
    // Also keeps a form from being submitted.
    if (isOff || isBusy || isAtWork.current) return event.preventDefault();
    const work = onClick?.(event);
    if (!(work instanceof Promise)) return;
    isAtWork.current = true;
    setWaiting(true);
    try {
      await work;
    } finally {
      isAtWork.current = false;
      setWaiting(false);
    }
  }
  return (
    <>
      <button
        type="button"
        {...rest}
        className={classNames(styles.button, looks[look], isSmall && styles.buttonSmall)}
        aria-disabled={isOff || busy || undefined}
        aria-busy={busy || undefined}
        onClick={press}
      >
        {busy && <i className={styles.spin} aria-hidden="true" />}
        <span className={styles.inside}>{children}</span>
      </button>
      {isOff && <small>{notBecause}</small>}
    </>
  );
}
