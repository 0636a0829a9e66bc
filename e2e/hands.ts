import { expect, type Locator } from '@playwright/test';

/** Operates a page by mouse, touch or keyboard, with the same functions. */
export interface Hand {
  /** Presses a button or follows a link. */
  press(target: Locator): Promise<void>;
  /** Chooses the option at a place of the question, from 0; a question with several answers stays open. */
  choose(option: Locator, place: number): Promise<void>;
  /** Types into a field. */
  write(field: Locator, text: string): Promise<void>;
}

let taps = 0;

/** At the corner, because a card's text may contain a link; never twice at one spot, which would be a double click. */
const corner = () => ({ position: { x: 12 + 40 * (taps++ % 2), y: 12 } });

export const mouse: Hand = {
  press: (target) => target.click(),
  choose: async (option) => (await cardOf(option)).click(corner()),
  write: (field, text) => field.fill(text),
};

/** Needs a browser context with touch. */
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

/** Presses Tab until the target has the focus, at most 40 times. */
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

/** The element to press: the card around a check box, or the button itself. */
async function cardOf(option: Locator): Promise<Locator> {
  const isBox = await option.evaluate((element) => element.matches('input'));
  return isBox ? option.locator('xpath=ancestor::label') : option;
}
