/** Height in CSS pixels that a one-line caption takes above its frame. */
const captionHeight = 44;

export interface Overlay {
  /** The overlay's element in the page; nothing inside can be picked. */
  host: HTMLElement;
  /** Draws a frame with a caption around an element, or removes it with null. */
  mark(element: Element | null, caption?: string): void;
  /** Shows a message at the top of the window and to screen readers. */
  showMessage(text: string): void;
  /** Shows a last message and removes the button and the frame. */
  close(text: string): void;
}

/** Draws a frame around one element and a bar at the top over the page that is pointed at. */
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
  const message = element('div', {}, state, element('p', { textContent: rest }));
  const stop = element('button', { type: 'button', textContent: 'Stop', onclick: onStop });
  const bar = element('div', { className: 'bar' }, message, stop);
  const region = element('section', {}, frame, bar);
  region.setAttribute('aria-label', 'Visual selector');
  root.append(region);
  document.body.append(host);
  // The bar is at the top, because the cookie banner is at the bottom; the page begins below it.
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
    showMessage(text) {
      state.textContent = text;
    },
    close(text) {
      stopped.abort();
      frame.hidden = true;
      state.textContent = text;
      message.lastElementChild!.textContent = 'Reload the page to see it as a visitor does.';
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

/**
 * In the script, so that visitors do not load it, and in a shadow root, so that the page's CSS rules do not apply.
 * Tokens are inherited, which gives Day and Night. Nothing is animated.
 */
const selectorSheet = `
:host { all: initial; }
[hidden] { display: none !important; }
.mark, .bar { position: fixed; z-index: 2147483647; box-sizing: border-box; color: var(--text); font: 500 0.875rem/1.4 var(--font-text); }
.mark { border: 2px solid var(--surface); border-radius: 6px; outline: 3px solid var(--focus); pointer-events: none; }
.mark span { position: absolute; inset-inline-start: -3px; bottom: calc(100% + 6px); width: max-content; max-width: min(80vw, 560px); padding: 4px 8px; border: 1px solid var(--line); border-radius: 6px; background: var(--surface); overflow-wrap: anywhere; font: 500 0.8125rem/1.35 var(--font-text); }
.mark.low span { top: calc(100% + 6px); bottom: auto; }
.mark.far span { inset-inline: auto -3px; }
.bar { inset: 0 0 auto; display: flex; align-items: center; gap: 12px; min-height: 64px; padding: 10px 16px; border-bottom: 3px solid var(--focus); background: var(--surface); }
.bar div { flex: 1; min-width: 0; }
.bar p { margin: 0; overflow-wrap: anywhere; }
.bar p + p { color: var(--text-2); }
button { flex: none; min-height: 44px; padding: 0 18px; border: 1.5px solid var(--control); border-radius: 12px; background: var(--surface); color: var(--text); font: inherit; font-weight: 600; cursor: pointer; }
button:focus-visible { outline: 3px solid var(--focus); outline-offset: 3px; }
`;
