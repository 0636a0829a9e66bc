import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import styles from './dialog.module.css';
import form from './form.module.css';

interface DialogProps {
  title: string;
  onClose(): void;
  /** The buttons. */
  foot?: ReactNode;
  children: ReactNode;
}

/** A dialog over the page, on phones a sheet from below. The browser keeps the focus inside, and Esc closes it. */
export function Dialog({ title, onClose, foot, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = ref.current!;
    if (!dialog.open) dialog.showModal();
    return () => dialog.close();
  }, []);
  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.dialogHead}>
        <h2 id={id}>{title}</h2>
        <button type="button" className={form.buttonClose} aria-label="Close" onClick={onClose}>
          <Icon name="close" size={20} />
        </button>
      </div>
      <div className={styles.dialogBody}>{children}</div>
      {foot !== undefined && <div className={styles.dialogFoot}>{foot}</div>}
    </dialog>
  );
}
