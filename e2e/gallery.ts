import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { Gallery } from '#web/gallery/main.tsx';
import { type SmallScreen, smallScreens } from '#web/gallery/small-screen-stories.ts';
import { acceptedFile, type Variant } from './accepted-pictures.ts';
import { galleryFolder, mediaTypes } from './gallery-build.ts';
import { SeenCharacters } from './typefaces.ts';

declare const window: Window & { gallery: Gallery };

export type Theme = 'day' | 'night';
export type GalleryStory = Gallery['stories'][number];

/** The screen heights at which pictures are taken; longer pages are shown in full. */
const screenHeights = { 390: 844, 1280: 800 } as const;
export type Width = keyof typeof screenHeights;
export type Picture = [variant: Variant, picture: Buffer];

/** Pictures are half the size of the page: words can still be told apart, in a quarter of the bytes. */
const pictureScale = 0.5;
/**
 * WebP quality of the accepted files, 0 to 100; high, because otherwise slightly different antialiasing changes all that
 * is right of or below it.
 */
const pictureQuality = 92;

/** How often a picture is taken at most until it stays the same. */
const mostTaken = 5;
type IsAsAccepted = (variant: Variant, picture: Buffer) => boolean;
const always: IsAsAccepted = () => true;

const origin = 'http://gallery.localhost';
/**
 * The built gallery in a page of the given width, without a server or network.
 * @param folder where it was built
 */
export async function openGallery(browser: Browser, width: Width, folder = galleryFolder) {
  const page = await browser.newPage({
    viewport: { width, height: screenHeights[width] },
    deviceScaleFactor: pictureScale,
    reducedMotion: 'reduce',
  });
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  await page.route('**/*', async (route) => {
    const { origin: requestOrigin, pathname } = new URL(route.request().url());
    if (requestOrigin !== origin) throw new Error(`The gallery asked for ${route.request().url()}`);
    const file = pathname === '/gallery' ? '/gallery.html' : pathname;
    const body = await readFile(path.join(folder, file));
    await route.fulfill({ body, contentType: mediaTypes[path.extname(file)] });
  });
  await open(page, 'ui-button');
  const devtools = await page.context().newCDPSession(page);
  const seen = new SeenCharacters();
  /** A story that is alone leaves state behind in its document. */
  let isLeftBehind = false;
  return {
    stories: await page.evaluate(() => window.gallery.stories),
    /**
     * Shows a story and takes all of it in each of the themes, and some stories on small screens too, by Day. No pictures
     * when it cannot be shown.
     * @param isAsAccepted a picture that is not is taken again until it stays the same
     */
    async takePictures(
      { id, isAlone, smallScreens: small }: GalleryStory,
      themes: readonly Theme[],
      isAsAccepted = always,
    ) {
      const pictures: Picture[] = [];
      const take = (variant: Variant) => takePicture(page, id, variant, isAsAccepted);
      try {
        if (isAlone) await open(page, id);
        else if (isLeftBehind) await open(page, 'ui-button');
        isLeftBehind = isAlone === true;
        const { height, characters } = await page.evaluate(show, isAlone ? null : id);
        seen.add(characters);
        pictures.push(...(await takeInThemes(page, { width, height }, themes, take)));
        if (width === 390) pictures.push(...(await takeOnSmallScreens(page, small, take)));
      } catch (error) {
        faults.push(String(error));
      }
      return { pictures, faults: faults.splice(0) };
    },
    /** The lines of text of a story, with everything that can be unfolded. */
    async readLines(id: string): Promise<string[]> {
      await page.evaluate(show, id);
      return page.evaluate(() => {
        for (const one of document.querySelectorAll('details')) one.open = true;
        return document.body.innerText.split('\n');
      });
    },
    /** Shows a story on a screen of another size, with the cookie banner open if wanted; returns its page. */
    async showOn([width, height]: readonly [number, number], id: string, withBanner?: true): Promise<Page> {
      await page.setViewportSize({ width, height });
      await page.evaluate(([one, banner]) => window.gallery.show(one, banner), [id, withBanner] as const);
      await page.evaluate(untilDrawn);
      return page;
    },
    /** Adds CSS rules for the stories that share this document; returns a function that removes them. */
    async addRules(css: string) {
      const style = await page.addStyleTag({ content: css });
      return () => style.evaluate((element) => (element as Element).remove());
    },
    close: () => page.close(),
    /** The characters shown so far that none of our typefaces has drawn. No story can be shown afterwards. */
    drawnByOtherTypefaces: () => seen.drawnByOthers(page, devtools),
  };
}

async function open(page: Page, id: string) {
  await page.goto(`${origin}/gallery?only=${id}`);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
}

/** Runs in the page; null stands for the story that the page was opened with. */
async function show(id: string | null) {
  if (id !== null) await window.gallery.show(id);
  return window.gallery.shown();
}

type Take = (variant: Variant) => Promise<Picture>;

async function takeInThemes(
  page: Page,
  shown: { width: Width; height: number },
  themes: readonly Theme[],
  take: Take,
): Promise<Picture[]> {
  const { width } = shown;
  const screenHeight = screenHeights[width];
  // Even, so that half of it is a whole number of pixels.
  const height = 2 * Math.ceil(shown.height / 2);
  // Otherwise what sticks to the bottom of the screen would cover the middle of a long page.
  const isLong = height > screenHeight;
  if (isLong) {
    await page.setViewportSize({ width, height });
    await page.evaluate(untilDrawn);
  }
  const pictures: Picture[] = [];
  for (const theme of themes) {
    if (theme !== 'day') {
      await page.evaluate((name) => window.gallery.showTheme(name), theme);
      await page.evaluate(untilDrawn);
    }
    pictures.push(await take(`${width}-${theme}`));
  }
  if (isLong) await page.setViewportSize({ width, height: screenHeight });
  return pictures;
}

/** What is on screen now, by Day and as far as a small screen shows it: docks cover what they cover there. */
async function takeOnSmallScreens(page: Page, names: readonly SmallScreen[], take: Take) {
  if (names.length === 0) return [];
  const before = page.viewportSize()!;
  await page.evaluate(() => window.gallery.showTheme('day'));
  const pictures: Picture[] = [];
  for (const name of names) {
    const [width, height] = smallScreens[name];
    await page.setViewportSize({ width, height });
    await page.evaluate(untilDrawn);
    pictures.push(await take(`${name}-day`));
  }
  await page.setViewportSize(before);
  return pictures;
}

/**
 * As small as possible where it is accepted as a file, and lossless where only its digest is. On a busy machine a
 * picture can be taken before everything is drawn, so one that is not as accepted is taken until two in a row are the same.
 */
async function takePicture(page: Page, id: string, variant: Variant, isAsAccepted: IsAsAccepted): Promise<Picture> {
  // Nothing moves, so Playwright need not stop animations and the caret.
  const still = { animations: 'allow', caret: 'initial' } as const;
  const isFile = acceptedFile(id, variant) !== null;
  const format = isFile ? ({ type: 'webp', quality: pictureQuality } as const) : ({ type: 'png' } as const);
  let picture = await page.screenshot({ ...format, ...still });
  for (let taken = 1, isSame = false; !isSame && taken < mostTaken && !isAsAccepted(variant, picture); taken += 1) {
    await page.evaluate(untilDrawn);
    const next = await page.screenshot({ ...format, ...still });
    isSame = next.equals(picture);
    picture = next;
  }
  return [variant, picture];
}

/**
 * Runs in the page. After two frames everything is drawn anew; before, parts may be stretched from an older drawing.
 */
async function untilDrawn() {
  for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
}
