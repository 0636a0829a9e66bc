import { apiPaths } from '../../contract/api-paths';
import type { ElementStep, SelectorTokenAnswer, SelectorTokenBody } from '../../contract/element-label';
import type { OpenPage } from '../../contract/open-pages';
import { type Asked, requestTimeoutMs } from '../visual-selector/bridge';
import { connectWindows } from '../visual-selector/connect-windows';
import {
  type PageRequest,
  type PickedElement,
  type ShowAnswer,
  selectorHash,
} from '../visual-selector/selector-messages';
import { askAsOperator, faultWords } from './console-session';

export interface SelectorWindow {
  page: OpenPage;
  /** Marks the element of these steps in the page. */
  show(steps: ElementStep[]): Promise<Asked<ShowAnswer>>;
  /** Closes the window; `onEnd` is not called. */
  close(): void;
}

interface Heard {
  /** The page is there and can be pointed at. */
  onOpen(): void;
  onPick(picked: PickedElement): void;
  /** It is over, and why. */
  onEnd(why: string): void;
}

const words = {
  blocked: 'The browser did not open a window. Allow windows of this site and try again.',
  silent: `The page did not answer within ${requestTimeoutMs / 1000} seconds. Try again.`,
  left: 'The page was closed or left.',
};

/**
 * Opens one of our pages in a window of its own, to be pointed at. To be called while a press is handled: browsers open
 * no windows at other times.
 */
export function openSelectorWindow(page: OpenPage, { onOpen, onPick, onEnd }: Heard): SelectorWindow | null {
  const opened = window.open('', '_blank');
  if (opened === null) {
    onEnd(words.blocked);
    return null;
  }
  const bridge = connectWindows({
    other: opened,
    answer: (body) => onPick((body as { pick: PickedElement }).pick),
    onEnd: () => onEnd(words.left),
  });
  function close() {
    bridge.end();
    opened!.close();
  }
  function giveUp(why: string) {
    close();
    onEnd(why);
  }
  bridge.ask<null>({ do: 'begin' } satisfies PageRequest).then((asked) => {
    if ('answer' in asked) onOpen();
    else if (asked.refused === 'no answer') giveUp(words.silent);
  });
  askForToken(page).then((made) => {
    if ('fault' in made) giveUp(made.fault);
    else if (!opened.closed) opened.location.replace(page + selectorHash + made.token);
  });
  return { page, close, show: (steps) => bridge.ask<ShowAnswer>({ do: 'show', steps } satisfies PageRequest) };
}

async function askForToken(page: OpenPage): Promise<{ token: string } | { fault: string }> {
  const body: SelectorTokenBody = { page };
  const result = await askAsOperator<SelectorTokenAnswer>(apiPaths.selectorTokens, { method: 'POST', body });
  return result.data === null ? { fault: faultWords(result) } : { token: result.data.token };
}
