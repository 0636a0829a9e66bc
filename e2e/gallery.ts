import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { CDPSession, Page } from '@playwright/test';
import { build } from 'vite';
import type { Gallery } from '../src/web/gallery/main';
import { SeenCharacters } from './typefaces';

declare const window: Window & { gallery: Gallery };

export const themes = ['day', 'night'] as const;
type Theme = (typeof themes)[number];

/** The heights of the screens that the pictures are taken on; longer pages are shown whole. */
const screenHeights = { 390: 844, 1280: 800 } as const;
export const widths = [390, 1280] as const;
type Width = (typeof widths)[number];

const root = path.dirname(import.meta.dirname);

/** Where `buildGallery` puts the gallery. */
const galleryFolder = path.join(root, 'test-results/gallery');

/** A picture is half as large as the page: every word is still told from another, in a quarter of the bytes. */
const pictureScale = 0.5;
/** Of WebP, 0 to 100. */
const pictureQuality = 30;

const origin = 'http://gallery.localhost';
const mediaTypes: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Builds the gallery, apart from the product's own build. */
export async function buildGallery() {
  await build({
    configFile: path.join(root, 'vite.config.ts'),
    logLevel: 'error',
    build: {
      outDir: galleryFolder,
      rolldownOptions: {
        input: path.join(root, 'src/web/gallery.html'),
        // One script, in which still-browser.ts is sure to run first.
        output: { codeSplitting: false },
      },
    },
  });
}

/** The built gallery in a page of the given width, without server and network. */
export async function openGallery(page: Page, width: Width) {
  const devtools = await page.context().newCDPSession(page);
  await page.setViewportSize({ width, height: screenHeights[width] });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route('**/*', async (route) => {
    const { origin: asked, pathname } = new URL(route.request().url());
    if (asked !== origin) throw new Error(`The gallery asked for ${route.request().url()}`);
    const file = pathname === '/gallery' ? '/gallery.html' : pathname;
    const body = await readFile(path.join(galleryFolder, file));
    await route.fulfill({ body, contentType: mediaTypes[path.extname(file)] });
  });
  await open(page, 'ui-button');
  const seen = new SeenCharacters();
  return {
    specimens: await page.evaluate(() => window.gallery.specimens),
    /** Shows a specimen by Day. */
    async show(specimen: Gallery['specimens'][number]) {
      await show(page, specimen);
      await seen.look(page);
    },
    /** What is shown, from top to bottom, in both themes. */
    takePictures: () => takePictures(page, devtools, width),
    compare: (accepted: Buffer, taken: Buffer) => compare(page, accepted, taken),
    /** What of all that was shown no typeface of ours has drawn. Ends the showing. */
    drawnByOtherTypefaces: () => seen.drawnByOthers(page, devtools),
  };
}

async function open(page: Page, id: string) {
  // What a page says of dates to come must not change with the day of the test.
  await page.clock.setFixedTime('2026-11-22T02:00:00Z');
  await page.goto(`${origin}/gallery?only=${id}`);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
}

async function show(page: Page, { id, isAlone }: Gallery['specimens'][number]) {
  if (isAlone) await open(page, id);
  else await page.evaluate((name) => window.gallery.show(name), id);
}

async function takePictures(page: Page, devtools: CDPSession, width: Width): Promise<Record<Theme, Buffer>> {
  const screenHeight = screenHeights[width];
  // Even, so that half of it is whole pixels.
  const height = 2 * Math.ceil((await page.evaluate(() => document.documentElement.scrollHeight)) / 2);
  // What sticks to the screen's foot would else lie over the middle of a long page.
  if (height > screenHeight) {
    await page.setViewportSize({ width, height });
    await page.evaluate(untilDrawn);
  }
  const pictures = {} as Record<Theme, Buffer>;
  for (const theme of themes) {
    if (theme !== 'day') {
      await page.evaluate((name) => window.gallery.showTheme(name), theme);
      await page.evaluate(untilDrawn);
    }
    const { data } = await devtools.send('Page.captureScreenshot', {
      format: 'webp',
      quality: pictureQuality,
      optimizeForSpeed: true,
      clip: { x: 0, y: 0, width, height, scale: pictureScale },
    });
    pictures[theme] = Buffer.from(data, 'base64');
  }
  if (height > screenHeight) await page.setViewportSize({ width, height: screenHeight });
  return pictures;
}

/** Runs in the page. Two frames later all of it is drawn anew; before, parts may come from an older drawing, stretched. */
async function untilDrawn() {
  for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** In the page, because browsers know WebP; the same file needs no look. */
function compare(page: Page, accepted: Buffer, taken: Buffer) {
  if (accepted.equals(taken)) return null;
  return page.evaluate(
    ([before, now]) => window.gallery.comparePictures(before!, now!),
    [accepted.toString('base64'), taken.toString('base64')],
  );
}
