import type { Page } from '@playwright/test';
import { deviceIdOf, type StoredEvent, storedEvents } from './stored-events';
import { expect } from './test';

export const pressPrivacy = (page: Page) => page.getByRole('link', { name: 'Privacy', exact: true }).last().click();

/** Leaves the site; what was captured is stored then, and one more event with it that shows that all has come. */
export async function capturedOf(page: Page, last: string): Promise<StoredEvent[]> {
  const deviceId = (await deviceIdOf(page.context()))!;
  await page.goto('about:blank');
  const stored = () => storedEvents(deviceId);
  await expect.poll(async () => (await stored()).map(({ name }) => name)).toContain(last);
  return (await stored()).filter(({ name }) => name.startsWith('[Amplitude] '));
}
