import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { closeModal, openModal } from '#web/ui/modal.ts';
import { isFrozen } from '../play/use-run.ts';
import styles from './play-once.module.css';

/** Leaves the play; `then` happens after it. */
export type Leave = (then?: () => void) => void;

interface PlayDialogProps {
  /** Gets the focus back. */
  opener: HTMLElement;
  onClose(): void;
  children(leave: Leave): ReactNode;
}

/** The dialog of full height over a page. Close, Back and Esc leave it, all by the same way. */
export function PlayDialog({ opener, onClose, children }: PlayDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog, opener);
  const leave = useBack(onClose);
  useEscape(leave);
  return (
    <dialog
      ref={dialog}
      className={styles.over}
      aria-label="Hold the line, three rounds"
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
    >
      {children(leave)}
    </dialog>
  );
}

/** Opens the dialog and holds the page below it where it is; gives the focus back at the end. */
function useModal(dialog: { readonly current: HTMLDialogElement | null }, opener: HTMLElement): void {
  useLayoutEffect(() => {
    const element = dialog.current!;
    const { style } = document.documentElement;
    const { overflow, scrollbarGutter } = style;
    // Before the scroll bar goes, so that the page does not become wider.
    if (innerWidth > document.documentElement.clientWidth) style.scrollbarGutter = 'stable';
    style.overflow = 'hidden';
    openModal(element);
    return () => {
      closeModal(element);
      style.overflow = overflow;
      style.scrollbarGutter = scrollbarGutter;
      if (opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [dialog, opener]);
}

/**
 * The play has an entry in the browser's history, so that Back closes it.
 * @returns leaves by the same way; `then` happens after it
 */
function useBack(onClose: () => void): Leave {
  const next = useRef<(() => void) | undefined>(undefined);
  useEffect(() => {
    if (isFrozen()) return;
    history.pushState(history.state, '');
    const close = () => {
      onClose();
      next.current?.();
    };
    addEventListener('popstate', close);
    return () => removeEventListener('popstate', close);
  }, [onClose]);
  return (then) => {
    next.current = then;
    history.back();
  };
}

/** Esc leaves instead of pausing the run. */
function useEscape(leave: Leave): void {
  const latest = useRef(leave);
  latest.current = leave;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      if (!event.repeat) latest.current();
    };
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  }, []);
}
