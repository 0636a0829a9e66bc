import { expect, type Locator } from '@playwright/test';

/** Taps a radio button or a box as a person does: on its card, which covers the control itself. */
export async function tick(control: Locator) {
  // At the corner, because a card's text may hold a link.
  await control.locator('xpath=ancestor::label').click({ position: { x: 12, y: 12 } });
  await expect(control).toBeChecked();
}
