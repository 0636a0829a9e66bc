import type { Page } from '@playwright/test';
import { apiKey } from './tracker-page.ts';

const prefix = `everkite.events.${apiKey.slice(0, 10)}.`;

/** The types of the events in the browser's storage, from all pages. */
export function storedTypes(page: Page): Promise<string[]> {
  return page.evaluate(
    (prefix) =>
      Object.keys(localStorage)
        .filter((key) => key.startsWith(prefix))
        .flatMap((key) => JSON.parse(localStorage.getItem(key)!).events)
        .map((event: { event_type: string }) => event.event_type),
    prefix,
  );
}

/** The identity cookie with its lifetime; undefined when there is none. */
export async function identityCookie(page: Page) {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === `AMP_${apiKey.slice(0, 10)}`);
}
