import type { Page } from '@playwright/test';
import { deviceIdOf, type StoredEvent, storedEvents } from './stored-events.ts';
import { expect } from './test.ts';

export const pressPrivacy = (page: Page) => page.getByRole('link', { name: 'Privacy', exact: true }).last().click();

/**
 * Leaves the site, so that captured events are sent, and returns them once the event `last` is stored, after which none
 * is missing.
 */
export async function capturedOf(page: Page, last: string): Promise<StoredEvent[]> {
  const deviceId = (await deviceIdOf(page.context()))!;
  await page.goto('about:blank');
  const stored = () => storedEvents(deviceId);
  await expect.poll(async () => (await stored()).map(({ name }) => name)).toContain(last);
  return (await stored()).filter(({ name }) => name.startsWith('[Amplitude] '));
}
