import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import type { Variant } from './accepted-pictures.ts';
import { type GalleryStory, openGallery, type Theme } from './gallery.ts';
import { buildGalleryOf } from './gallery-build.ts';

const root = path.dirname(import.meta.dirname);

/**
 * Draws stories as another commit has them, with the packages that are installed now. Its gallery is built below
 * `test-results`.
 */
export async function oldGallery(browser: Browser, commit: string) {
  const clone = path.join(root, 'test-results/old');
  rmSync(clone, { recursive: true, force: true });
  mkdirSync(clone, { recursive: true });
  const files = execFileSync('git', ['archive', commit, '--', '.', ':(exclude)e2e'], { cwd: root, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', clone], { input: files });
  const folder = await buildGalleryOf(clone);
  return {
    /** Null when the commit has no such story. */
    async draw(story: GalleryStory, variant: Variant): Promise<Buffer | null> {
      const gallery = await openGallery(browser, variant.startsWith('1280') ? 1280 : 390, folder);
      const { pictures } = await gallery.takePictures(story, [variant.split('-')[1] as Theme]);
      await gallery.close();
      return pictures.find(([name]) => name === variant)?.[1] ?? null;
    },
  };
}

/** One picture with the old one, the new one and where they differ, which is made bright. */
export async function sideBySide(browser: Browser, old: Buffer, drawn: Buffer): Promise<Buffer> {
  const page = await browser.newPage();
  const [before, after] = [old, drawn].map((png) => `<img src="data:image/png;base64,${png.toString('base64')}">`);
  await page.setContent(`
    <style>
      body { display: inline-flex; gap: 8px; align-items: start; margin: 0; padding: 8px; background: gray; }
      div { display: grid; filter: brightness(8); background: black; }
      div img { grid-area: 1 / 1; }
      div img + img { mix-blend-mode: difference; }
    </style>
    ${before}${after}<div>${before}${after}</div>`);
  const picture = await page.locator('body').screenshot();
  await page.close();
  return picture;
}
