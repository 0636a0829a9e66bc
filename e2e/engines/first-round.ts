import type { Visitor } from './visitor.ts';

/** What an exercise shows, and what can be done next. */
interface Stage {
  heading: string;
  /** Rounds or steps that are done, as a screen reader hears it; null in an exercise that counts none. */
  done: string | null;
  /** An empty field to write into. */
  field: Spot | null;
  buttons: readonly Spot[];
}

interface Spot {
  x: number;
  y: number;
}

/** Of an exercise that counts nothing, its beginning and what comes next. */
const firstHeadings = 2;

/**
 * Starts an exercise and does its first round or step: writes into fields, and presses
 * the buttons in turn, as somebody does who tries out what happens.
 */
export async function playFirstRound(visitor: Visitor, name: string) {
  await visitor.arrive(name);
  await visitor.press('button', 'Start');
  const headings = new Set<string>();
  const counts = new Set<string>();
  let moves = 0;
  await visitor.until(`the first round of ${name}`, async () => {
    const { heading, done, field, buttons } = await visitor.run(readStage);
    if (heading !== '' && heading !== name) headings.add(heading);
    if (done !== null) counts.add(done);
    if (counts.size > 1 || (counts.size === 0 && headings.size >= firstHeadings)) return true;
    // Every other time the last one, which goes on where it can.
    const spot = field ?? (moves % 2 === 1 ? buttons.at(-1) : buttons[(moves / 2) % buttons.length]);
    if (spot === undefined) return false;
    moves += 1;
    await visitor.click(spot.x, spot.y);
    if (field !== null) await visitor.type('A quiet line');
    return false;
  });
}

/** Runs in the page. */
function readStage(): Stage {
  const isShown = (one: Element) =>
    one.checkVisibility({ visibilityProperty: true }) && one.closest('[inert]') === null;
  const middle = (one: Element) => {
    one.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return { x: (left + right) / 2, y: (top + bottom) / 2 };
  };
  const all = <Kind extends Element>(selector: string) =>
    [...document.querySelectorAll<Kind>(selector)].filter(isShown);
  const [heading] = all<HTMLElement>('h1');
  const [thread] = all('[role="progressbar"]');
  const empty = all<HTMLInputElement>('main input[type="text"], main input:not([type]), main textarea').find(
    ({ value }) => value === '',
  );
  const buttons = all('main button, main ~ section button').filter(
    (one) => !one.matches(':disabled, [aria-disabled="true"]'),
  );
  return {
    heading: heading?.textContent.trim() ?? '',
    done: thread?.getAttribute('aria-valuenow') ?? null,
    field: empty === undefined ? null : middle(empty),
    buttons: buttons.map(middle),
  };
}
