/** How long the page may take to show its search field, in ms. */
const patienceMs = 5000;

const field = () => document.querySelector<HTMLInputElement>('#main input[type="search"]');

/** Puts the focus into the search field, as soon as the page has one. */
export function findSubscriber(): void {
  if (focusField()) return;
  const watcher = new MutationObserver(() => {
    if (focusField()) end();
  });
  const timer = setTimeout(end, patienceMs);
  function end() {
    watcher.disconnect();
    clearTimeout(timer);
  }
  watcher.observe(document.body, { childList: true, subtree: true });
}

/** Leaves a field, so that letters are keys again. */
export function leaveField(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement.matches('input, textarea, select')) activeElement.blur();
}

function focusField(): boolean {
  const found = field();
  found?.focus();
  found?.select();
  return found !== null;
}
