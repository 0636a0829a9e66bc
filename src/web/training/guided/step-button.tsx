import type { ReactNode } from 'react';
import styles from './step-button.module.css';

interface StepButtonProps {
  children: ReactNode;
  /** The name for screen readers, when the text is only a sign and a number. */
  label?: string;
  /** Whether the end is reached. The button keeps its place and the focus. */
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
