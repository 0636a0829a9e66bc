import { useCallback, useEffect, useState } from 'react';
import { takeLinkToken } from './link-token';
import { useHeadingFocus } from './use-heading-focus';

interface Opening {
  name: 'opening';
}

/**
 * What a page behind a mailed link shows: looked up with the link's token (null when there is none) on arrival, and again
 * when another link is put into the address bar. `open` tries once more. Each new view takes the focus.
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
