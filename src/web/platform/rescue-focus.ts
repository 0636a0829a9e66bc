/** Longer than React's effects take, because they may move the focus to a better place. */
const graceMs = 100;

/**
 * When the focused control disappears, such as a form that its result replaces, browsers leave the focus nowhere. Then
 * the heading of the page, or of the open dialog, gets it, so that keyboard and screen reader continue there.
 * @returns stops it
 */
export function rescueFocus(): () => void {
  let focused: EventTarget | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const remember = ({ target }: FocusEvent) => {
    focused = target;
  };
  const observer = new MutationObserver(() => {
    if (!(focused instanceof Element) || focused.isConnected) return;
    focused = null;
    clearTimeout(timer);
    timer = setTimeout(focusHeading, graceMs);
  });
  document.addEventListener('focusin', remember);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', remember);
    observer.disconnect();
    clearTimeout(timer);
  };
}

function focusHeading() {
  const { activeElement, body } = document;
  if (activeElement !== null && activeElement !== body) return;
  const dialog = document.querySelector<HTMLElement>('dialog[open] h2');
  (dialog ?? document.querySelector('h1'))?.focus({ preventScroll: true });
}
