/** Opens a dialog over the page. Browsers before 2022 have no `showModal`; there it is a plain part over the page. */
export function openModal(dialog: HTMLDialogElement): void {
  if (typeof dialog.showModal === 'function') dialog.showModal();
  else openPlainly(dialog);
}

/** Closes it, if it is open. */
export function closeModal(dialog: HTMLDialogElement): void {
  if (typeof dialog.close === 'function') dialog.close();
  else if (dialog.hasAttribute('open')) closePlainly(dialog);
}

/**
 * Implements by hand the parts of a modal dialog that people use: the focus, Esc, a form that closes it, and the return
 * of the focus.
 */
function openPlainly(dialog: HTMLDialogElement): void {
  const opener = document.activeElement;
  const leave = (event: KeyboardEvent) => {
    if (!dialog.isConnected) return end();
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) closeModal(dialog);
  };
  const submit = (event: Event) => {
    if ((event.target as Element).getAttribute('method') !== 'dialog') return;
    event.preventDefault();
    closeModal(dialog);
  };
  dialog.addEventListener('submit', submit);
  document.addEventListener('keydown', leave, true);
  const end = () => {
    dialog.removeEventListener('submit', submit);
    document.removeEventListener('keydown', leave, true);
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
  };
  dialog.addEventListener('close', end, { once: true });
  dialog.setAttribute('open', '');
  dialog.setAttribute('role', 'dialog');
  dialog.setAttribute('aria-modal', 'true');
  dialog.dataset.plain = '';
  dialog.querySelector<HTMLElement>('button, a, input')?.focus();
}

function closePlainly(dialog: HTMLDialogElement): void {
  dialog.removeAttribute('open');
  dialog.dispatchEvent(new Event('close'));
}
