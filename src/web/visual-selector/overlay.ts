import { selectorSheet } from './selector-sheet';

/** What the caption above a frame takes, in CSS pixels, where it has one line. */
const captionHeight = 44;

export interface Overlay {
  /** What stands for it in the page; nothing in it can be picked. */
  host: HTMLElement;
  /** Draws a frame around an element, with words beside it; around none with null. */
  mark(element: Element | null, words?: string): void;
  /** Says something at the head of the window, also to who cannot see it. */
  say(words: string): void;
  /** Says the last thing and takes away the button and the frame. */
  close(words: string): void;
}

/** What lies over a page that is pointed at: a frame around one element and a bar at the head. */
export function openOverlay(pageName: string, onStop: () => void): Overlay {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(selectorSheet);
  root.adoptedStyleSheets = [sheet];

  const caption = element('span', {});
  const frame = element('div', { className: 'mark', hidden: true }, caption);
  const state = element('p', { textContent: 'Press an element, or use Tab and Enter. Escape ends it.' });
  state.setAttribute('role', 'status');
  const rest = `You are on ${pageName}. Links are not followed, and nothing is measured.`;
  const words = element('div', {}, state, element('p', { textContent: rest }));
  const stop = element('button', { type: 'button', textContent: 'Stop', onclick: onStop });
  const bar = element('div', { className: 'bar' }, words, stop);
  const region = element('section', {}, frame, bar);
  region.setAttribute('aria-label', 'Visual selector');
  root.append(region);
  document.body.append(host);
  // At the head, because the cookie banner stands at the foot; the page begins below it.
  const barHeight = bar.offsetHeight;
  document.body.style.paddingTop = `${barHeight}px`;
  document.documentElement.style.scrollPaddingTop = `${barHeight + captionHeight}px`;

  let marked: Element | null = null;
  function place() {
    frame.hidden = !marked?.isConnected;
    if (frame.hidden) return;
    const { left, top, right, bottom } = marked!.getBoundingClientRect();
    frame.style.cssText = `left:${left - 4}px;top:${top - 4}px;width:${right - left + 8}px;height:${bottom - top + 8}px`;
    frame.classList.toggle('low', top < barHeight + captionHeight);
    frame.classList.toggle('far', left > window.innerWidth / 2);
  }
  const stopped = new AbortController();
  for (const type of ['scroll', 'resize']) {
    window.addEventListener(type, place, { capture: true, signal: stopped.signal });
  }

  return {
    host,
    mark(next, captionText = '') {
      marked = next;
      caption.textContent = captionText;
      place();
    },
    say(text) {
      state.textContent = text;
    },
    close(text) {
      stopped.abort();
      frame.hidden = true;
      state.textContent = text;
      words.lastElementChild!.textContent = 'Reload the page to see it as a visitor does.';
      stop.remove();
    },
  };
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...inside: Node[]
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...inside);
  return made;
}
