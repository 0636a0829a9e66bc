// Only a browser shows how a page looks. A specimen of the gallery is compared with its accepted pictures, at both widths by
// Day and Night, when a file that it is made of has changed since it was last seen so; all of them in the long run.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type Browser, expect, type TestInfo, test } from '@playwright/test';
import { type GallerySpecimen, openGallery, type Theme, type Width } from './gallery';
import { buildGallery } from './gallery-build';
import { readSeen, writeSeen } from './gallery-seen';
import type { SourceGraph } from './gallery-sources';

type OpenGallery = Awaited<ReturnType<typeof openGallery>>;
type Taken = Awaited<ReturnType<OpenGallery['takePictures']>>;

const acceptedFolder = path.join(import.meta.dirname, 'accepted');
const howToAccept = 'Look at it, then accept it with: npm run e2e -- --project visual --update-snapshots';

/** Lets a hair of antialiasing through, but neither another word, nor an edge moved by a pixel, nor a paler background. */
const tolerance = { threshold: 0.04, maxDiffPixels: 20 };

const variants: readonly [Width, Theme][] = [
  [390, 'day'],
  [390, 'night'],
  [1280, 'day'],
  [1280, 'night'],
];
const folderOf = (width: Width, theme: Theme) => `${width}-${theme}`;
const groupOf = ({ sources }: GallerySpecimen) => sources.map((file) => file.replace('./', '')).join(' + ');
const isAccepting = ({ config }: TestInfo) => config.updateSnapshots === 'all' || config.updateSnapshots === 'changed';

let sources: SourceGraph;
let narrow: OpenGallery;

// One page and one build for all of it.
test.describe.configure({ mode: 'default', timeout: 900_000 });
test.beforeAll(async ({ browser }) => {
  sources = await buildGallery();
  narrow = await openGallery(browser, 390);
});

test('every accepted picture is of something in the gallery', ({ browserName: _ }, info) => {
  const ids = narrow.specimens.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
  const known = variants.flatMap(([width, theme]) => ids.map((id) => path.join(folderOf(width, theme), `${id}.webp`)));
  const accepted = readdirSync(acceptedFolder, { recursive: true, encoding: 'utf8' });
  const stale = accepted.filter((file) => file.endsWith('.webp') && !known.includes(file));
  if (!isAccepting(info)) expect(stale, 'pictures of what is no more').toEqual([]);
  else for (const file of stale) rmSync(path.join(acceptedFolder, file));
});

test('every specimen looks as accepted, where what it is made of has changed', async ({ browser }, info) => {
  const seen = readSeen();
  const renderer = await rendererOf(browser);
  const warning = renderer === seen.renderer ? '' : `Accepted with ${seen.renderer}, this is ${renderer}. `;
  const hashes = Object.fromEntries(narrow.specimens.map((one) => [groupOf(one), sources.hashOf(one.sources)]));
  const takesAll = process.env.TEST_LONG === '1' || isAccepting(info);
  const changed = narrow.specimens.filter((one) => takesAll || hashes[groupOf(one)] !== seen.groups[groupOf(one)]);
  // Another renderer may draw the same files otherwise.
  const looked = renderer === seen.renderer ? changed : narrow.specimens;
  info.annotations.push({ type: 'pictures', description: `${looked.length} of ${narrow.specimens.length} specimens` });

  const failed = new Set<string>();
  await Promise.all([
    look(narrow, looked, 390),
    changed.length > 0 && openGallery(browser, 1280).then((wide) => look(wide, changed, 1280)),
  ]);
  for (const group of failed) hashes[group] = seen.groups[group] ?? '';
  if (writeSeen({ renderer: isAccepting(info) ? renderer : seen.renderer, groups: hashes })) {
    console.log('Specimens made of changed files were seen to look as accepted: commit e2e/accepted/seen.json');
  }

  async function look(gallery: OpenGallery, specimens: readonly GallerySpecimen[], width: Width) {
    for (const specimen of specimens) {
      const themes: Theme[] = changed.includes(specimen) ? ['day', 'night'] : ['day'];
      const taken = await gallery.takePictures(specimen, themes);
      const errorsBefore = info.errors.length;
      judge(taken, `${specimen.id}.webp`, width, warning);
      if (info.errors.length > errorsBefore) failed.add(groupOf(specimen));
    }
    expect.soft(await gallery.drawnByOtherTypefaces(), 'characters that look otherwise on each machine').toEqual([]);
  }
});

/** Each fault is told and none hides the others. */
function judge({ pictures, faults }: Taken, file: string, width: Width, warning: string) {
  expect.soft(faults, `${file} at ${width}: errors in the page`).toEqual([]);
  for (const [theme, picture] of pictures) {
    const place = [folderOf(width, theme), file];
    const accepted = path.join(acceptedFolder, ...place);
    if (existsSync(accepted) && picture.equals(readFileSync(accepted))) continue;
    expect.soft(picture, `${warning}${place.join('/')}: ${howToAccept}`).toMatchSnapshot(place, tolerance);
  }
}

/** Such as `HeadlessChrome 156`, which is the headless shell; a whole Chromium is called `Chrome`. */
async function rendererOf(browser: Browser): Promise<string> {
  const devtools = await browser.newBrowserCDPSession();
  const { product } = await devtools.send('Browser.getVersion');
  return product.replace('/', ' ').replace(/\..*/, '');
}
