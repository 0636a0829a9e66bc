import { type Engine, taskEngines } from '#training/exercises/engine.ts';
import type { Exercise } from '#training/exercises/exercises.ts';
import type { Visitor } from './visitor.ts';

/** The visible state of an exercise, and the possible next inputs. */
interface Stage {
  /** Whether the introduction is shown. */
  isIntroduced: boolean;
  /** The finished rounds or steps, as a screen reader reads them; null in an exercise that counts none. */
  done: string | null;
  text: string;
  /** An empty field to write into. */
  field: Spot | null;
  buttons: readonly Spot[];
}

interface Spot {
  x: number;
  y: number;
}

/** Exercises without rounds guide through steps, of which the first shows its beginning and two answers. */
const firstTexts = 3;

const hasRounds = (engine: Engine) => taskEngines.some((one) => one === engine);

/** A busy machine voids rounds in which a picture came late. */
const patienceMs = 240_000;

/**
 * Starts an exercise and does its first round or step: writes into fields and presses the buttons in turn, like a
 * person who tries them out.
 */
export async function playFirstRound(visitor: Visitor, { name, engine }: Exercise) {
  await visitor.arrive(name);
  await visitor.press('button', 'Start');
  const texts = new Set<string>();
  const counts = new Set<string>();
  let moves = 0;
  await visitor.until(
    `the first round of ${name}`,
    async () => {
      const { isIntroduced, done, text, field, buttons } = await visitor.run(readStage);
      if (isIntroduced) return false;
      texts.add(text);
      if (done !== null) counts.add(done);
      if (counts.size > 1 || (!hasRounds(engine) && texts.size >= firstTexts)) return true;
      // Every other time the last button, which continues where it can.
      const spot = field ?? (moves % 2 === 1 ? buttons.at(-1) : buttons[(moves / 2) % buttons.length]);
      if (spot === undefined) return false;
      moves += 1;
      await visitor.click(spot.x, spot.y);
      if (field !== null) await visitor.type('A quiet line');
      return false;
    },
    patienceMs,
  );
}

/** Runs in the page. */
function readStage(): Stage {
  const shown = <Kind extends Element>(selector: string) =>
    [...document.querySelectorAll<Kind>(selector)].filter(
      (one) => one.checkVisibility({ visibilityProperty: true }) && one.closest('[inert]') === null,
    );
  const middle = (one: Element) => {
    one.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return { x: (left + right) / 2, y: (top + bottom) / 2 };
  };
  const [thread] = shown('[role="progressbar"]');
  const fields = shown<HTMLInputElement>('main input[type="text"], main input:not([type]), main textarea');
  const empty = fields.find(({ value }) => value === '');
  const buttons = shown('button').filter(
    // Leaves out buttons that leave the exercise, take back an answer, or lead to help.
    (one) =>
      one.closest('header') === null &&
      !one.matches(':disabled, [aria-disabled="true"], [aria-haspopup]') &&
      !/Undo/.test(one.textContent),
  );
  return {
    isIntroduced: shown('button').some((one) => one.textContent.trim() === 'Start'),
    done: thread?.getAttribute('aria-valuenow') ?? null,
    text: document.body.innerText,
    field: empty === undefined ? null : middle(empty),
    buttons: buttons.map(middle),
  };
}
