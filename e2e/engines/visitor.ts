import { drive, type ElementReference, type Engine, keys } from './webdriver.ts';

declare const window: Window & { wasPressed?: boolean };

/** The controls that may be pressed, by kind. */
const kinds = {
  button: 'button, [role="button"], summary',
  link: 'a[href]',
  choice: 'input[type="radio"], input[type="checkbox"]',
  field: 'input:not([type="radio"], [type="checkbox"]), textarea, select',
} as const;
export type Kind = keyof typeof kinds;

/** The exact name, or a pattern of it. */
export type Name = string | RegExp;

/** A limit only for tests that hang: a busy machine may need ten times as long as usual. */
const patienceMs = 45_000;

/** A person in front of an engine, who looks at the screen, and presses and types with real input. */
export function visitorOf(engine: Engine) {
  const driver = drive(engine);

  /** Resolves with the result of `look` once there is one; rejects with a description of the awaited thing. */
  async function until<Seen>(
    what: string,
    look: () => Promise<Seen | null | false>,
    waitMs = patienceMs,
  ): Promise<Seen> {
    const giveUpAt = Date.now() + waitMs;
    let refused: unknown = null;
    while (Date.now() < giveUpAt) {
      // A page that is being left can refuse the script.
      const seen = await look().catch((error) => {
        refused = error;
        return null;
      });
      if (seen !== null && seen !== false) return seen;
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    const shown = await driver.run(() => `${location.href}: ${document.body?.innerText.slice(0, 600)}`).catch(String);
    throw new Error(`${engine.name} waited for ${what}${refused === null ? '' : ` (${refused})`}. It shows: ${shown}`);
  }

  /** The title of the frame to look and press in, and whether the driver is in it. */
  let frame: string | null = null;
  let isInside = false;

  /** Runs a function in that frame; null while there is no such frame, as when it has left with its page. */
  async function look<Arguments extends unknown[], Seen>(inPage: (...given: Arguments) => Seen, ...given: Arguments) {
    if (frame !== null && !isInside) {
      const found = await driver.run(findFrame, frame);
      if (found === null) return null;
      await driver.enter(found);
      isInside = true;
    }
    return driver.run(inPage, ...given);
  }

  async function leave() {
    await driver.enter(null);
    isInside = false;
  }

  /**
   * Presses a control until a press reaches it: something may cover it between the look and the press, such as the
   * loading overlay.
   */
  async function press(kind: Kind, name: Name) {
    await until(`a press of the ${kind} ${name}`, async () => {
      await pressOnce(kind, name);
      return (await look(wasPressed).catch(() => null)) !== false;
    });
  }

  /** Presses a control that does not move and that nothing covers. */
  async function pressOnce(kind: Kind, name: Name) {
    const pattern = typeof name === 'string' ? `^${escaped(name)}$` : name.source;
    let before = '';
    const spot = await until(`the ${kind} ${name}`, async () => {
      const seen = await look(spotOf, kinds[kind], pattern, kind === 'choice');
      const isStill = JSON.stringify(seen) === before;
      before = JSON.stringify(seen);
      return isStill ? seen : null;
    });
    if (frame === null) return driver.click(spot.x, spot.y);
    // The window takes the press, like that of a hand.
    await leave();
    const around = await driver.run(bringIntoView, frame, spot.y);
    return driver.click(around.left + spot.x, around.top + spot.y);
  }

  const see = (text: Name) => {
    const pattern = typeof text === 'string' ? escaped(text) : text.source;
    return until(`the text ${text}`, () =>
      look((source) => new RegExp(source).test(document.body.innerText.replace(/\s+/g, ' ')), pattern),
    );
  };

  return {
    ...driver,
    until,
    press,
    see,
    /** Waits for the page's heading. */
    arrive: (heading: Name) => {
      const pattern = typeof heading === 'string' ? `^${escaped(heading)}$` : heading.source;
      return until(`the heading ${heading}`, () => driver.run(readsHeading, pattern));
    },
    arriveAt: (path: RegExp) =>
      until(`the address ${path}`, async () => path.test(await driver.run(() => location.href))),
    /** Replaces the text of a field. */
    async write(label: Name, text: string) {
      await press('field', label);
      await until(`the field ${label} in focus`, () => look(selectFocused));
      await driver.type(text === '' ? keys.backspace : text);
    },
    /** Fills the browser's storage as an earlier visit would have left it. */
    async keep(site: string, storage: 'localStorage' | 'sessionStorage', key: string, text: string) {
      await driver.goTo(`${site}/favicon.svg`);
      await driver.run((where, name, value) => window[where].setItem(name, value), storage, key, text);
    },
    /** Runs an act within the only frame with that title. */
    async within(title: string, act: () => Promise<unknown>) {
      frame = title;
      await act();
      frame = null;
      await leave();
    },
  };
}
export type Visitor = ReturnType<typeof visitorOf>;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function readsHeading(pattern: string): boolean {
  const shown = [...document.querySelectorAll<HTMLElement>('h1')].filter(
    (one) => one.checkVisibility({ visibilityProperty: true }) && one.closest('[inert]') === null,
  );
  return shown.some((one) => new RegExp(pattern).test(one.textContent.replace(/\s+/g, ' ').trim()));
}

/** Runs in the page. */
function selectFocused(): boolean {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return false;
  field.select();
  return true;
}

function findFrame(title: string): ElementReference | null {
  return document.querySelector(`iframe[title="${title}"]`) as unknown as ElementReference | null;
}

/** Runs in the page: scrolls so that this height of the frame is in the middle, and returns the frame's position. */
function bringIntoView(title: string, y: number) {
  const frame = document.querySelector(`iframe[title="${title}"]`)!;
  scrollBy({ top: frame.getBoundingClientRect().top + y - innerHeight / 2, behavior: 'instant' });
  const { left, top } = frame.getBoundingClientRect();
  return { left, top };
}

/** Runs in the page: false when the last press hit something else; undefined when another page is shown by now. */
const wasPressed = (): boolean | undefined => window.wasPressed;

/**
 * Runs in the page, and from then on records presses: the spot at which to press the control; null if a press would not
 * reach it.
 */
function spotOf(kind: string, pattern: string, isChoice: boolean): { x: number; y: number } | null {
  const textOf = (element: Element): string =>
    [...element.childNodes]
      .map((node) => {
        if (node instanceof Text) return node.data;
        const isSaid =
          node instanceof Element && node.getAttribute('aria-hidden') !== 'true' && node.localName !== 'svg';
        return isSaid ? ` ${textOf(node)} ` : '';
      })
      .join('');
  const nameOf = (element: Element): string => {
    const labels = [...((element as HTMLInputElement).labels ?? [])];
    const name = element.getAttribute('aria-label') ?? (labels[0] ? labels : [element]).map(textOf).join(' ');
    return name.replace(/\s+/g, ' ').trim();
  };
  const isCalled = (one: Element) => one.matches(kind) && new RegExp(pattern).test(nameOf(one));
  const shown = [...document.querySelectorAll<HTMLElement>(kind)].filter(
    (one) =>
      one.checkVisibility({ visibilityProperty: true }) &&
      one.closest('[inert]') === null &&
      !one.matches(':disabled, [aria-disabled="true"]') &&
      isCalled(one),
  );
  if (shown.length !== 1) return null;
  // A choice is pressed on its card, which covers it, and at the corner, because its text may contain a link.
  const control = (isChoice ? shown[0]!.closest('label') : null) ?? shown[0]!;
  control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = control.getBoundingClientRect();
  const spot = isChoice ? { x: left + 12, y: top + 12 } : { x: left + width / 2, y: top + height / 2 };
  window.wasPressed = false;
  // Not on the control itself, which hydration may replace before the press.
  const know = (event: Event) => {
    window.wasPressed ||= event.composedPath().some((one) => one instanceof Element && isCalled(one));
  };
  addEventListener('click', know, { capture: true });
  return control.contains(document.elementFromPoint(spot.x, spot.y)) ? spot : null;
}
