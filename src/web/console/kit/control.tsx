import type { ComponentProps } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import styles from './form.module.css';

interface ControlProps extends ComponentProps<'button'> {
  look?: 'plain' | 'main' | 'danger' | 'stop' | 'link';
  isSmall?: boolean;
  /** Why it may not be pressed; it stays focusable, and the reason stands beside it. */
  notBecause?: string | null;
}

const looks = {
  plain: '',
  main: styles.buttonMain,
  danger: styles.buttonDanger,
  stop: styles.buttonStop,
  link: styles.buttonLink,
};

/** A button of the console. */
export function Control({ look = 'plain', isSmall = false, notBecause = null, onClick, ...rest }: ControlProps) {
  const isOff = notBecause !== null;
  return (
    <>
      <button
        type="button"
        {...rest}
        className={classNames(styles.button, looks[look], isSmall && styles.buttonSmall)}
        aria-disabled={isOff || undefined}
        onClick={isOff ? undefined : onClick}
      />
      {isOff && <small>{notBecause}</small>}
    </>
  );
}
