import { useEffect, useRef, useState } from 'react';
import type { ElementLabel } from '#contract/console/element-label.ts';
import type { OpenPage } from '#contract/open-pages.ts';
import { pageNames } from '#web/measuring/visual-selector/page-names.ts';
import type { PickedElement } from '#web/measuring/visual-selector/selector-messages.ts';
import { openSelectorWindow, type SelectorWindow } from './open-selector-window.ts';

/** The window that is pointed at, and a message about it, empty at first. */
export function useSelectorWindow(onPick: (picked: PickedElement) => void) {
  const [message, setMessage] = useState('');
  const current = useRef<SelectorWindow | null>(null);
  const latestOnPick = useRef(onPick);
  latestOnPick.current = onPick;
  useEffect(() => () => current.current?.close(), []);

  function open(page: OpenPage): SelectorWindow | null {
    current.current?.close();
    const name = pageNames[page];
    setMessage(`Waiting for ${name} to answer…`);
    current.current = openSelectorWindow(page, {
      onOpen: () => setMessage(`${name} is open in a window of its own. Press an element there.`),
      onPick: (picked) => latestOnPick.current(picked),
      onEnd(reason) {
        current.current = null;
        setMessage(reason);
      },
    });
    return current.current;
  }

  async function show({ page, steps, name }: ElementLabel) {
    const opened = current.current?.page === page ? current.current : open(page);
    const outcome = await opened?.show(steps);
    if (outcome === undefined || !('answer' in outcome)) return;
    const where = pageNames[page];
    if (outcome.answer.found === 1) setMessage(`“${name}” is marked in the window of ${where}.`);
    else if (outcome.answer.found === 0)
      setMessage(`Nothing on ${where} fits “${name}” any more. Remove it and pick the element anew.`);
    else
      setMessage(
        `${outcome.answer.found} elements on ${where} fit “${name}” now. Remove it and pick the element anew.`,
      );
  }

  return { message, setMessage, open, show };
}
