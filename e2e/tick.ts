import { expect, type Locator } from '@playwright/test';

/** Ticks a radio button or check box as a person does: by its card, which covers the control. */
export async function tick(control: Locator) {
  // At the corner, because a card's text may contain a link.
  await control.locator('xpath=ancestor::label').click({ position: { x: 12, y: 12 } });
  await expect(control).toBeChecked();
}
