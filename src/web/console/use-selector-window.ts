import { useEffect, useRef, useState } from 'react';
import type { ElementLabel } from '#contract/element-label.ts';
import type { OpenPage } from '#contract/open-pages.ts';
import { pageNames } from '#web/measuring/visual-selector/page-names.ts';
import type { PickedElement } from '#web/measuring/visual-selector/selector-messages.ts';
import { openSelectorWindow, type SelectorWindow } from './open-selector-window.ts';

/** The window that is pointed at, and a message about it, empty at first. */
export function useSelectorWindow(onPick: (picked: PickedElement) => void) {
  const [said, say] = useState('');
  const current = useRef<SelectorWindow | null>(null);
  const heard = useRef(onPick);
  heard.current = onPick;
  useEffect(() => () => current.current?.close(), []);

  function open(page: OpenPage): SelectorWindow | null {
    current.current?.close();
    const name = pageNames[page];
    say(`Waiting for ${name} to answer…`);
    current.current = openSelectorWindow(page, {
      onOpen: () => say(`${name} is open in a window of its own. Press an element there.`),
      onPick: (picked) => heard.current(picked),
      onEnd(why) {
        current.current = null;
        say(why);
      },
    });
    return current.current;
  }

  async function show({ page, steps, name }: ElementLabel) {
    const opened = current.current?.page === page ? current.current : open(page);
    const asked = await opened?.show(steps);
    if (asked === undefined || !('answer' in asked)) return;
    const where = pageNames[page];
    if (asked.answer.found === 1) say(`“${name}” is marked in the window of ${where}.`);
    else if (asked.answer.found === 0)
      say(`Nothing on ${where} fits “${name}” any more. Remove it and pick the element anew.`);
    else say(`${asked.answer.found} elements on ${where} fit “${name}” now. Remove it and pick the element anew.`);
  }

  return { said, say, open, show };
}
