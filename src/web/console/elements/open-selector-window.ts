import { consoleCalls } from '#contract/console/calls.ts';
import type { ElementStep } from '#contract/console/element-label.ts';
import type { OpenPage } from '#contract/open-pages.ts';
import { type RequestOutcome, requestTimeoutMs } from '#web/measuring/visual-selector/bridge.ts';
import { connectWindows } from '#web/measuring/visual-selector/connect-windows.ts';
import {
  type PageRequest,
  type PickedElement,
  type ShowAnswer,
  selectorHash,
} from '#web/measuring/visual-selector/selector-messages.ts';
import { callAsOperator, faultMessage } from '../session/console-session.ts';

export interface SelectorWindow {
  page: OpenPage;
  /** Marks the element that these steps lead to. */
  show(steps: ElementStep[]): Promise<RequestOutcome<ShowAnswer>>;
  /** Closes the window without calling `onEnd`. */
  close(): void;
}

interface Handlers {
  /** The page has loaded and can be pointed at. */
  onOpen(): void;
  onPick(picked: PickedElement): void;
  /** The connection has ended, with the reason. */
  onEnd(reason: string): void;
}

const messages = {
  blocked: 'The browser did not open a window. Allow windows of this site and try again.',
  silent: `The page did not answer within ${requestTimeoutMs / 1000} seconds. Try again.`,
  left: 'The page was closed or left.',
};

/**
 * Opens one of our pages in a window of its own, to be pointed at. Call it while handling a press, because browsers
 * block windows at other times.
 */
export function openSelectorWindow(page: OpenPage, { onOpen, onPick, onEnd }: Handlers): SelectorWindow | null {
  const opened = window.open('', '_blank');
  if (opened === null) {
    onEnd(messages.blocked);
    return null;
  }
  const bridge = connectWindows({
    other: opened,
    answer: (body) => onPick((body as { pick: PickedElement }).pick),
    onEnd: () => onEnd(messages.left),
  });
  function close() {
    bridge.end();
    opened!.close();
  }
  function giveUp(reason: string) {
    close();
    onEnd(reason);
  }
  bridge.request<null>({ do: 'begin' } satisfies PageRequest).then((outcome) => {
    if ('answer' in outcome) onOpen();
    else if (outcome.refused === 'no answer') giveUp(messages.silent);
  });
  requestToken(page).then((made) => {
    if ('fault' in made) giveUp(made.fault);
    else if (!opened.closed) opened.location.replace(page + selectorHash + made.token);
  });
  return { page, close, show: (steps) => bridge.request<ShowAnswer>({ do: 'show', steps } satisfies PageRequest) };
}

async function requestToken(page: OpenPage): Promise<{ token: string } | { fault: string }> {
  const result = await callAsOperator(consoleCalls.makeSelectorToken, { body: { page } });
  return result.data === null ? { fault: faultMessage(result) } : { token: result.data.token };
}
