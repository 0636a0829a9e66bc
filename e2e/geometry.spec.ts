// Needs a browser, which lays out: on small screens, what is asked and pressed is in view, and nothing lies over it. The
// stories of the gallery are the states, so that no product is needed.
import { expect, test } from '@playwright/test';
import { frameCopy } from '#training/guided/frame-copy.ts';
import { openGallery } from './gallery.ts';
import { buildGallery } from './gallery-build.ts';

let gallery: Awaited<ReturnType<typeof openGallery>>;

test.describe.configure({ mode: 'default' });
test.beforeAll(async ({ browser }) => {
  await buildGallery();
  gallery = await openGallery(browser, 390);
});

/** What stays on the screen over a page, in the story that opens it, or that has the button that does. */
const sheets: Record<string, string | [story: string, opener: string]> = {
  'the pause of an exercise with rounds': 'hold-the-line-paused',
  'the pause of a yardstick': 'same-or-not-paused',
  'the pause of a guided exercise': 'breath-paused',
  'the tabs below Today': 'today-start',
  'the tabs below Account': 'account-active',
  'the dark of a clock': 'clock-dark',
  'the dark of the evening': 'evening-horizon',
  'where to find help now': ['breath-before', frameCopy.help],
  'the sheet of a link to another device': 'resume-sheet-made',
  'the health consent': 'adhd-01-health-consent',
  'the terms of the payment': 'payment',
};

for (const [sheet, opened] of Object.entries(sheets)) {
  const [id, opener] = [opened].flat();
  test(`each button of ${sheet} can be pressed while the cookie banner is open`, async () => {
    const page = await gallery.showOn([390, 664], id!, true);
    if (opener !== undefined) await page.getByRole('button', { name: opener }).click();
    expect(await page.evaluate(coveredControls)).toEqual([]);
  });
}

/** Runs in the page: the controls over the page that something else covers, by their names. */
function coveredControls(): string[] {
  const layers = [...document.querySelectorAll('dialog[open], [role="dialog"]')];
  const kept = [...document.querySelectorAll('body *')].filter((one) =>
    ['fixed', 'sticky'].includes(getComputedStyle(one).position),
  );
  const roots = layers.length > 0 ? layers : kept;
  const controls = roots
    .flatMap((one) => [one, ...one.querySelectorAll('*')])
    .filter((one) => one.matches('button, a[href], input, summary') && one.checkVisibility())
    .filter((one) => one.closest('[aria-labelledby="cookie-title"]') === null)
    // A check box is pressed by its label.
    .map((one) => one.closest('label') ?? one);
  if (controls.length === 0) return ['there is nothing to press'];
  return [...new Set(controls)]
    .filter((one) => {
      one.scrollIntoView({ block: 'nearest' });
      const { left, right, top, bottom } = one.getBoundingClientRect();
      if (top < -1 || bottom > innerHeight + 1) return true;
      const spots = [top + 4, (top + bottom) / 2, bottom - 4];
      return spots.some((y) => {
        const hit = document.elementFromPoint((left + right) / 2, y);
        return hit === null || !(one.contains(hit) || hit.contains(one));
      });
    })
    .map((one) => (one.getAttribute('aria-label') ?? one.textContent).trim());
}
