// Needs WebKit and Gecko, which lay out differently from Chromium where our CSS leaves it to them: a stretched row, a
// control's own look. Every story of the gallery has to have the same layout as in Chromium.
import type { Gallery } from '#web/gallery/main.tsx';
import { compareBoxes, evenOut, readBoxes } from './boxes.ts';
import { serveGallery } from './gallery-server.ts';
import { expect, test } from './test.ts';

declare const window: Window & { gallery: Gallery };

const softly = expect.configure({ soft: true });

const screens = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

for (const viewport of screens) {
  test.describe(`the gallery on a screen ${viewport.width} wide`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'no-preference' } });

    test(`every story stands as in Chromium, ${viewport.width} wide`, async ({ browser, visitor }) => {
      test.setTimeout(1_800_000);
      const gallery = await serveGallery();
      const page = await browser.newPage({ viewport });
      await page.goto(`${gallery.url}?only=ui-button`);
      await page.evaluate(untilReady);
      await visitor.goTo(page.url());
      await visitor.wait(untilReady);
      const chosen = process.env.STORIES?.split(',');
      const stories = await page.evaluate(() => window.gallery.stories);
      for (const { id, isAlone } of stories.filter((story) => chosen?.includes(story.id) ?? true)) {
        if (isAlone) {
          const address = `${gallery.url}?only=${id}`;
          await Promise.all([page.goto(address), visitor.goTo(address)]);
          await Promise.all([page.evaluate(untilReady), visitor.wait(untilReady)]);
        } else await Promise.all([page.evaluate(show, id), visitor.wait(show, id)]);
        await Promise.all([page.evaluate(evenOut), visitor.run(evenOut)]);
        const differences = async () =>
          compareBoxes(...(await Promise.all([page.evaluate(readBoxes), visitor.run(readBoxes)])));
        // One browser may still be drawing a part that the other has drawn.
        await softly.poll(differences, { message: id, timeout: 10_000 }).toEqual([]);
      }
      gallery.close();
    });
  });
}

const show = (id: string) => window.gallery.show(id);

/** Runs in the page. */
async function untilReady() {
  while (document.documentElement.dataset.ready === undefined) await new Promise(requestAnimationFrame);
}
