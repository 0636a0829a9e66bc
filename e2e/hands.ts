import { expect, type Locator } from '@playwright/test';

/** A way to operate a page: mouse, touch or keyboard, with the same functions. */
export interface Hand {
  /** Presses a button or follows a link. */
  press(target: Locator): Promise<void>;
  /** Takes the option at a place of the question, from 0; a question with several answers is not left. */
  choose(option: Locator, place: number): Promise<void>;
  /** Types into a field. */
  write(field: Locator, text: string): Promise<void>;
}

let taps = 0;

/** At the corner, because a card's text may hold a link; and never twice in one spot, which would be a double click. */
const corner = () => ({ position: { x: 12 + 40 * (taps++ % 2), y: 12 } });

export const mouse: Hand = {
  press: (target) => target.click(),
  choose: async (option) => (await cardOf(option)).click(corner()),
  write: (field, text) => field.fill(text),
};

/** Needs a context with touch. */
export const touch: Hand = {
  press: (target) => target.tap(),
  choose: async (option) => (await cardOf(option)).tap(corner()),
  write: async (field, text) => {
    await field.tap();
    await field.fill(text);
  },
};

export const keyboard: Hand = {
  press: async (target) => {
    await tabTo(target);
    await target.page().keyboard.press('Enter');
  },
  // Number keys work inside the question, where the focus is on its heading after each step.
  choose: (option, place) => option.page().keyboard.press(String(place + 1)),
  write: async (field, text) => {
    await tabTo(field);
    await field.page().keyboard.press('ControlOrMeta+a');
    await field.page().keyboard.type(text);
  },
};

/** Presses Tab until the focus is there; more than a few times would be a fault of the page. */
export async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let presses = 0; presses < 40; presses++) {
    if (await hasFocus(target)) return;
    await target.page().keyboard.press(key);
  }
  await expect(target, 'reached by Tab').toBeFocused();
}

function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => document.hasFocus() && document.activeElement === element);
}

/** The element to press: the card over a box, or the button itself. */
async function cardOf(option: Locator): Promise<Locator> {
  const isBox = await option.evaluate((element) => element.matches('input'));
  return isBox ? option.locator('xpath=ancestor::label') : option;
}
