import { calls } from '#contract/calls.ts';
import { selectorText } from '#contract/console/element-selector.ts';
import type { OpenPage } from '#contract/open-pages.ts';
import { call } from '#web/platform/call.ts';
import { receiveEvents } from '../analytics/track.ts';
import { useVisitor } from '../visitor/visitor.ts';
import { requestTimeoutMs } from './bridge.ts';
import { connectWindows } from './connect-windows.ts';
import { type Overlay, openOverlay } from './overlay.ts';
import { isNamedPage, pageNames } from './page-names.ts';
import { describePick, elementsAt, leavesPage, pickable, pickOf, preventedEvents, stepsTo } from './pick-element.ts';
import { createPressWatch, namedEvent, type PressWatch } from './press-watch.ts';
import { type PageRequest, type PickedElement, type ShowAnswer, selectorHash } from './selector-messages.ts';

const seconds = requestTimeoutMs / 1000;
const labels = {
  nothing: 'A press on this is not measured, so it cannot be picked.',
  waiting: 'Waiting for what the press does…',
  sent: (selector: string) => `Sent to the console: ${selector}`,
  full: 'The console takes nothing more just now.',
  silent: `The console did not answer for ${seconds} seconds. Open the page from the console again.`,
  stopped: 'Stopped.',
  left: 'The console was closed or signed out, or this page was left. Open it from the console again.',
  otherPage: 'This is another page now. Open it from the console to point at its elements.',
};

/**
 * Lets the operator point at elements of this page (§ 9), if the console has opened it with a valid token. The visit is
 * then not measured: its events are sent only to the console.
 * @returns false without a valid token; the visit then continues as usual
 */
export async function startSelector(): Promise<boolean> {
  const page = location.pathname;
  const token = location.hash.slice(selectorHash.length);
  // At once, so that nobody copies the token by accident.
  history.replaceState(null, '', page + location.search);
  const console: Window | null = window.opener;
  if (console === null || !isNamedPage(page)) return false;
  // The browser has copied the storage of the console's window, including the operator's session.
  sessionStorage.clear();
  const { status } = await call(calls.openSelector, { body: { page, token }, token: '', quiet: true });
  if (status !== 204) return false;
  pointAt(page, console);
  return true;
}

function pointAt(page: OpenPage, console: Window): void {
  const stopped = new AbortController();
  const overlay = openOverlay(pageNames[page], stop);
  const bridge = connectWindows({
    other: console,
    answer: (request) => answerTo(request as PageRequest, overlay),
    onEnd: () => finish(labels.left),
  });

  function finish(last: string) {
    stopped.abort();
    bridge.end();
    overlay.close(last);
  }
  function stop() {
    finish(labels.stopped);
    window.close();
  }

  const watch = watchPresses(page, stopped.signal, async (pick) => {
    if (location.pathname !== page) return finish(labels.otherPage);
    const outcome = await bridge.request({ pick });
    if ('answer' in outcome) overlay.showMessage(labels.sent(selectorText(pick.steps)));
    else if (outcome.refused === 'queue full') overlay.showMessage(labels.full);
    else if (outcome.refused === 'no answer') finish(labels.silent);
  });
  listenToOperator(overlay, watch, { stop, signal: stopped.signal });
  bridge.announce();
}

function answerTo(request: PageRequest, overlay: Overlay): ShowAnswer | null {
  if (request.do !== 'show') return null;
  const found = elementsAt(request.steps);
  found[0]?.scrollIntoView({ block: 'center' });
  overlay.mark(found[0] ?? null, selectorText(request.steps));
  return { found: found.length };
}

type PickWatch = Pick<PressWatch<Element>, 'press'> & {
  recordEvents(events: ReturnType<typeof preventedEvents>): void;
};

/** Collects the page's events and changes while waiting for a press to take effect. */
function watchPresses(page: OpenPage, signal: AbortSignal, report: (pick: PickedElement) => void): PickWatch {
  const described = new WeakMap<Element, ReturnType<typeof describePick>>();
  const { cohort } = useVisitor.getState();
  const watch = createPressWatch<Element>(
    {
      setTimeout: (action, delayMs) => window.setTimeout(action, delayMs),
      clearTimeout: (timer) => window.clearTimeout(timer),
    },
    (outcome) => {
      // A press on a door on Home has changed the operator's cohort.
      useVisitor.setState({ cohort });
      report(pickOf(described.get(outcome.target)!, outcome));
    },
  );
  receiveEvents(({ name, properties }) => {
    const event = namedEvent(name, properties);
    if (event !== null) watch.recordEvent(event);
  });
  const observer = new MutationObserver(watch.recordEffect);
  const root = document.getElementById('root')!;
  observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true });
  signal.addEventListener('abort', () => {
    observer.disconnect();
    watch.drop();
  });
  return {
    press(target, x, y) {
      described.set(target, describePick(target, page));
      watch.press(target, x, y);
    },
    recordEvents: (events) => events?.forEach(watch.recordEvent),
  };
}

function listenToOperator(
  overlay: Overlay,
  watch: PickWatch,
  { stop, signal }: { stop(): void; signal: AbortSignal },
): void {
  const listen = <Type extends keyof WindowEventMap>(type: Type, listener: (event: WindowEventMap[Type]) => void) =>
    // Uses capture, so that it runs before the page's own listeners.
    window.addEventListener(type, listener, { capture: true, signal });
  const elementOf = ({ target }: Event) => (target instanceof Element && target !== overlay.host ? target : null);

  const point = (event: Event) => {
    const element = elementOf(event);
    const target = element && pickable(element);
    overlay.mark(target, target ? selectorText(stepsTo(target)) : '');
  };
  listen('pointerover', point);
  listen('focusin', point);
  listen('keydown', (event) => event.key === 'Escape' && stop());
  listen('submit', (event) => event.preventDefault());
  listen('click', (event) => {
    const element = elementOf(event);
    if (element === null || !event.isTrusted) return;
    const link = element.closest('a');
    if (link !== null && leavesPage(link)) event.preventDefault();
    const prevented = preventedEvents(element);
    if (prevented !== null) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    const target = pickable(element);
    if (target === null) return overlay.showMessage(labels.nothing);
    overlay.showMessage(labels.waiting);
    watch.press(target, event.clientX, event.clientY);
    watch.recordEvents(prevented);
  });
}
