/**
 * Reports one screen: opened now, closed when the screen or the page is left, opened again when the page is restored
 * from the back/forward cache.
 * @param page dispatches `pagehide` and `pageshow`
 * @param now epoch ms
 * @returns leaves the screen
 */
export function reportScreen(
  page: EventTarget,
  now: () => number,
  opened: () => void,
  closed: (durationMs: number) => void,
): () => void {
  let openedAt: number | null = null;

  const open = () => {
    if (openedAt !== null) return;
    openedAt = now();
    opened();
  };
  const close = () => {
    if (openedAt === null) return;
    closed(now() - openedAt);
    openedAt = null;
  };

  open();
  page.addEventListener('pagehide', close);
  page.addEventListener('pageshow', open);
  return () => {
    page.removeEventListener('pagehide', close);
    page.removeEventListener('pageshow', open);
    close();
  };
}
