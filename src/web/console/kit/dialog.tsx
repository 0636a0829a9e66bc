import { type ReactNode, useId } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import styles from './dialog.module.css';
import { useModal } from './use-modal.ts';

interface DialogProps {
  title: string;
  onClose(): void;
  /** The buttons. */
  foot?: ReactNode;
  children: ReactNode;
}

/**
 * A dialog over the page, on phones a sheet from below. The browser keeps the focus inside, and Esc or a press beside
 * it closes it. Then the focus returns to the control that opened it.
 */
export function Dialog({ title, onClose, foot, children }: DialogProps) {
  const ref = useModal();
  const id = useId();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press beside the dialog does what Esc does
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (isBeside(event.currentTarget, event)) onClose();
      }}
    >
      <div className={styles.dialogHead}>
        <h2 id={id}>{title}</h2>
        <button type="button" className="icon-button" aria-label="Close" onClick={onClose}>
          <Icon name="close" size={20} />
        </button>
      </div>
      <div className={styles.dialogBody}>{children}</div>
      {foot !== undefined && <div className={styles.dialogFoot}>{foot}</div>}
    </dialog>
  );
}

/** A press on the backdrop has the dialog itself as its target, outside its box. A press by keyboard is at 0, 0. */
function isBeside(dialog: HTMLElement, press: { target: unknown; detail: number; clientX: number; clientY: number }) {
  if (press.target !== dialog || press.detail === 0) return false;
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return press.clientX < left || press.clientX > right || press.clientY < top || press.clientY > bottom;
}
