import type { ReactNode } from 'react';
import styles from './step-button.module.css';

interface StepButtonProps {
  children: ReactNode;
  /** What a screen reader says, where the text is only a sign and a number. */
  label?: string;
  /** Nothing more in this direction. It keeps its place and the focus. */
  isAtEnd?: boolean;
  onPress(): void;
}

/** A small button that changes a number a step at a time. */
export function StepButton({ children, label, isAtEnd = false, onPress }: StepButtonProps) {
  return (
    <button
      type="button"
      className={styles.step}
      aria-label={label}
      aria-disabled={isAtEnd || undefined}
      onClick={() => {
        if (!isAtEnd) onPress();
      }}
    >
      {children}
    </button>
  );
}
