import type { FrameLocator, Page } from '@playwright/test';
import { tick } from './tick.ts';

/** Gives an address and agrees to the terms, which opens the card form. */
export async function goToPayment(page: Page, email: string) {
  await page.getByLabel('Email for your receipt').fill(email);
  await tick(page.getByRole('checkbox', { name: /I agree to this subscription/ }));
}

/** The card form of the payment provider. */
export function cardForm(page: Page): FrameLocator {
  return page.frameLocator('iframe[title="Card payment"]');
}

export async function fillInCard(page: Page, number: string) {
  const form = cardForm(page);
  await form.getByLabel('Card number').fill(number);
  await form.getByLabel('Expiry').fill('12 / 34');
  await form.getByLabel('Security code').fill('123');
  await form.getByLabel('Name on card').fill('Maya Lind');
}
