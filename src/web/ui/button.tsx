import { type HTMLAttributes, type MouseEvent, type ReactNode, useId, useState } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';

interface ButtonProps extends HTMLAttributes<HTMLElement> {
  children: ReactNode;
  variant?: 'main' | 'white' | 'warning' | 'text';
  small?: boolean;
  wide?: boolean;
  /** No margin and no side padding, for buttons within text. */
  noMargin?: boolean;
  /** Why the button is disabled. It stays focusable and shows the reason when pressed. */
  disabledReason?: string;
  /** Renders a link instead of a button. */
  href?: string;
  type?: 'button' | 'submit';
  /** Id of the form it submits, for a button outside the form. */
  form?: string;
}

/** § 2: text, disabled, link target, small, white, no margin, warning. */
export function Button(props: ButtonProps) {
  const { children, variant, small, wide, noMargin, disabledReason, href, type = 'button', form, ...rest } = props;
  const reasonId = useId();
  const [isExplained, setExplained] = useState(false);

  function press(event: MouseEvent<HTMLElement>) {
    setExplained(disabledReason !== undefined);
    if (disabledReason === undefined) rest.onClick?.(event);
    else event.preventDefault();
  }

  const shared = {
    ...rest,
    className: classNames(
      styles.button,
      variant === 'white' && styles.white,
      variant === 'warning' && styles.warning,
      variant === 'text' && styles.text,
      small && styles.small,
      wide && styles.wide,
      noMargin && styles.flush,
      rest.className,
    ),
    onClick: press,
    'aria-disabled': disabledReason === undefined ? undefined : true,
    'aria-describedby': disabledReason === undefined ? rest['aria-describedby'] : reasonId,
  };
  return (
    <>
      {href === undefined ? (
        <button {...shared} type={type} form={form}>
          {children}
        </button>
      ) : (
        <a {...shared} href={href}>
          {children}
        </a>
      )}
      {disabledReason !== undefined && (
        <span id={reasonId} role="status" className={isExplained ? styles.reason : 'visually-hidden'}>
          {disabledReason}
        </span>
      )}
    </>
  );
}
