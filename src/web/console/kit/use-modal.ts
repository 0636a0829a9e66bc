import { type RefObject, useEffect, useRef } from 'react';
import { closeModal, openModal } from '#web/ui/modal.ts';
import { useConsoleSession } from '../session/console-session.ts';

/**
 * Opens a dialog over everything else, with the focus on its `data-first`. The browser keeps the focus inside and
 * afterwards returns it to the element that had it before. While the session has ended, the dialog is closed with its
 * page, because an open one would block the sign-in form.
 */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const isWaiting = useConsoleSession((session) => session.isWaiting);
  useEffect(() => {
    const opener = document.activeElement;
    return () => {
      // The browser returns the focus only while the dialog is in the document.
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, []);
  useEffect(() => {
    const dialog = ref.current!;
    if (!isWaiting && !dialog.hasAttribute('open')) {
      openModal(dialog);
      // Otherwise the browser would focus the first control.
      dialog.querySelector<HTMLElement>('[data-first]')?.focus();
    }
    return () => closeModal(dialog);
  }, [isWaiting]);
  return ref;
}
