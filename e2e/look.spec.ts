import { mkdirSync, writeFileSync } from 'node:fs';
import { test } from '@playwright/test';
import { openGallery } from './gallery.ts';
import { buildGallery } from './gallery-build.ts';
test('look', async ({ browser }) => {
  test.setTimeout(900_000);
  await buildGallery();
  const wanted = new RegExp(process.env.LOOK ?? '.');
  const out = process.env.OUT ?? '/tmp/look';
  mkdirSync(out, { recursive: true });
  for (const width of (process.env.WIDTHS ?? '390,1280').split(',').map(Number) as (390|1280)[]) {
    const gallery = await openGallery(browser, width);
    for (const story of gallery.stories.filter(({ id }) => wanted.test(id))) {
      const { pictures, faults } = await gallery.takePictures(story, (process.env.THEMES ?? 'day,night').split(',') as any);
      if (faults.length) console.log(story.id, width, faults);
      for (const [theme, picture] of pictures) writeFileSync(`${out}/${story.id}-${width}-${theme}.webp`, picture);
    }
  }
});
