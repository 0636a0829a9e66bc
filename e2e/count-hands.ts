import type { Page } from '@playwright/test';

export interface Hands {
  taps: number;
  /** The names of the fields that were filled in, in every frame. */
  fields: Set<string>;
}

/** Counts what a person's hands do from now on, in the page, its frames and the pages that follow. */
export async function countHands(page: Page): Promise<Hands> {
  const hands: Hands = { taps: 0, fields: new Set() };
  await page.exposeBinding('countHand', (_source, field: string | null) => {
    if (field === null) hands.taps += 1;
    else hands.fields.add(field);
  });
  await page.addInitScript(() => {
    const { countHand } = window as unknown as { countHand(field: string | null): void };
    // On the document: a press that the driver holds back at the window, because the page moved below it, is none.
    document.addEventListener('pointerdown', () => countHand(null), true);
    addEventListener(
      'input',
      ({ target }) => {
        const { type, name } = target as HTMLInputElement;
        if (type !== 'radio' && type !== 'checkbox') countHand(name);
      },
      true,
    );
  });
  return hands;
}
