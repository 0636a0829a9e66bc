import { useCallback, useEffect, useState } from 'react';
import { useHeadingFocus } from './use-heading-focus.ts';

interface Opening {
  name: 'opening';
}

/**
 * The view of a page behind a mailed link: looked up by the link's token (null when there is none) on arrival, and
 * again when another link is entered in the address bar. `open` retries. The heading of a new view takes the focus.
 */
export function useLinkView<View extends { name: string }>(viewOf: (token: string | null) => Promise<View>) {
  const [view, setView] = useState<View | Opening>({ name: 'opening' });
  useHeadingFocus(view.name);

  const open = useCallback(async () => {
    setView({ name: 'opening' });
    setView(await viewOf(takeLinkToken()));
  }, [viewOf]);
  useEffect(() => {
    void open();
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, [open]);

  return { view, setView, open };
}

/**
 * The token of the opened link, or null. It is removed from the address bar at once, so that nobody copies or
 * photographs it by accident, and kept in the history entry, so that a reload works.
 */
function takeLinkToken(): string | null {
  const inAddress = location.hash.slice(1);
  if (inAddress !== '') history.replaceState({ linkToken: inAddress }, '', location.pathname + location.search);
  const { linkToken } = (history.state ?? {}) as { linkToken?: unknown };
  return typeof linkToken === 'string' ? linkToken : null;
}
