// Needs a browser, which shows how a page looks. A story of the gallery is compared with its accepted pictures, at 390
// pixels by Day, at 1280 by Night and some also on small screens, if one of its sources has changed since it last looked
// as accepted. In the long run all stories are, at both widths by Day and by Night. Not with toHaveScreenshot, whose
// pictures are four times as large.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type Browser, expect, type TestInfo, test } from '@playwright/test';
import { picturedOnSmallScreens as pictured } from '#web/gallery/small-screen-stories.ts';
import { type GalleryStory, openGallery, type Theme, type Width } from './gallery.ts';
import { buildGallery } from './gallery-build.ts';
import { readSeen, writeSeen } from './gallery-seen.ts';
import type { SourceGraph } from './gallery-sources.ts';
import { selling, sellingPages } from './promises/selling.ts';
import { compare as compareWithList } from './promises.ts';

type OpenGallery = Awaited<ReturnType<typeof openGallery>>;
type Taken = Awaited<ReturnType<OpenGallery['takePictures']>>;

const acceptedFolder = path.join(import.meta.dirname, 'accepted');
const howToAccept = 'Look at it, then accept it with: npm run e2e -- --project visual --update-snapshots';

/** Allows slightly different antialiasing, but not another word, an edge moved by a pixel or a paler background. */
const tolerance = { threshold: 0.04, maxDiffPixels: 20 };

const variants: readonly [Width, Theme][] = [
  [390, 'day'],
  [390, 'night'],
  [1280, 'day'],
  [1280, 'night'],
];
/** The other two variants differ in one thing from these. */
const onEveryCommit: Record<Width, Theme[]> = { 390: ['day'], 1280: ['night'] };
const folderOf = (width: Width, theme: Theme) => `${width}-${theme}`;
const groupOf = ({ sources }: GalleryStory) => sources.map((file) => file.replace('./', '')).join(' + ');
const isAccepting = ({ config }: TestInfo) => config.updateSnapshots === 'all' || config.updateSnapshots === 'changed';

/** Changes of one button among many; the smallest that somebody would see. */
const smallChanges: readonly [change: string, css: string][] = [
  ['an element that is moved by one pixel', 'button:has(svg) { translate: 1px; }'],
  ['a background that is a shade darker', 'button:has(svg) { background: #f4f4f4; }'],
  ['a word in another colour', 'button:has(svg) { color: #44506e; }'],
  ['a corner that is less round', 'button:has(svg) { border-radius: 8px; }'],
];

let sources: SourceGraph;
let narrow: OpenGallery;

// One page and one build for all tests.
test.describe.configure({ mode: 'default', timeout: 900_000 });
test.beforeAll(async ({ browser }) => {
  sources = await buildGallery();
  narrow = await openGallery(browser, 390);
});

test('every accepted picture is of something in the gallery', ({ browserName: _ }, info) => {
  const ids = narrow.stories.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
  const small = narrow.stories.flatMap(({ id, smallScreens: names }) =>
    names.map((name) => [`${name}-day`, id] as const),
  );
  expect(
    pictured.filter((id) => !ids.includes(id)),
    'stories that are no more',
  ).toEqual([]);
  const known = [
    ...variants.flatMap(([width, theme]) => ids.map((id) => path.join(folderOf(width, theme), `${id}.webp`))),
    ...small.map(([folder, id]) => path.join(folder, `${id}.webp`)),
  ];
  const accepted = readdirSync(acceptedFolder, { recursive: true, encoding: 'utf8' });
  const stale = accepted.filter((file) => file.endsWith('.webp') && !known.includes(file));
  if (!isAccepting(info)) expect(stale, 'pictures of what is no more').toEqual([]);
  else for (const file of stale) rmSync(path.join(acceptedFolder, file));
});

test('every sentence on the pages that sell is a promise that a test keeps, or promises nothing', async () => {
  const lines: string[] = [];
  for (const id of sellingPages) lines.push(...(await narrow.readLines(id)));
  const { unlisted, unsaid } = compareWithList(lines, selling);
  expect(unlisted, 'sentences that e2e/promises/selling.ts does not list').toEqual([]);
  expect(unsaid, 'rows that no page says').toEqual([]);
});

test('every story looks as accepted, where what it is made of has changed', async ({ browser }, info) => {
  const seen = readSeen();
  const renderer = await rendererOf(browser);
  const warning = renderer === seen.renderer ? '' : `Accepted with ${seen.renderer}, this is ${renderer}. `;
  const hashes = Object.fromEntries(narrow.stories.map((one) => [groupOf(one), sources.hashOf(one.sources)]));
  const takesAll = process.env.TEST_LONG === '1' || isAccepting(info);
  const changed = narrow.stories.filter((one) => takesAll || hashes[groupOf(one)] !== seen.groups[groupOf(one)]);
  // Another renderer may draw the same files differently.
  const compared = renderer === seen.renderer ? changed : narrow.stories;
  info.annotations.push({ type: 'pictures', description: `${compared.length} of ${narrow.stories.length} stories` });

  const failed = new Set<string>();
  await Promise.all([
    compare(narrow, compared, 390),
    changed.length > 0 && openGallery(browser, 1280).then((wide) => compare(wide, changed, 1280)),
  ]);
  for (const group of failed) hashes[group] = seen.groups[group] ?? '';
  if (writeSeen({ renderer: isAccepting(info) ? renderer : seen.renderer, groups: hashes })) {
    console.log('Stories made of changed files were seen to look as accepted: commit e2e/accepted/seen.json');
  }

  async function compare(gallery: OpenGallery, stories: readonly GalleryStory[], width: Width) {
    for (const story of stories) {
      const taken = await gallery.takePictures(story, takesAll ? ['day', 'night'] : onEveryCommit[width]);
      const errorsBefore = info.errors.length;
      judge(taken, `${story.id}.webp`, width, warning);
      if (info.errors.length > errorsBefore) failed.add(groupOf(story));
    }
    expect.soft(await gallery.drawnByOtherTypefaces(), 'characters that look otherwise on each machine').toEqual([]);
  }
});

test('the tolerance lets none of the smallest changes through that somebody would see', async ({ browser }) => {
  const gallery = await openGallery(browser, 390);
  const story = gallery.stories.find(({ id }) => id === 'ui-button')!;
  const place = ['390-day', 'ui-button.webp'];
  const takePicture = async () => (await gallery.takePictures(story, ['day'])).pictures[0]![1];
  expect(await takePicture()).toMatchSnapshot(place, tolerance);
  for (const [change, css] of smallChanges) {
    const removeRules = await gallery.addRules(css);
    expect.soft(await takePicture(), change).not.toMatchSnapshot(place, tolerance);
    await removeRules();
  }
});

/** Reports every fault, so that none hides the others. */
function judge({ pictures, onSmallScreens, faults }: Taken, file: string, width: Width, warning: string) {
  expect.soft(faults, `${file} at ${width}: errors in the page`).toEqual([]);
  const taken: [folder: string, picture: Buffer][] = [
    ...pictures.map(([theme, picture]) => [folderOf(width, theme), picture] as [string, Buffer]),
    ...onSmallScreens.map(([name, picture]) => [`${name}-day`, picture] as [string, Buffer]),
  ];
  for (const [folder, picture] of taken) {
    const place = [folder, file];
    const accepted = path.join(acceptedFolder, ...place);
    // Playwright decodes both before it compares them, which takes longer than taking the picture.
    if (existsSync(accepted) && picture.equals(readFileSync(accepted))) continue;
    expect.soft(picture, `${warning}${place.join('/')}: ${howToAccept}`).toMatchSnapshot(place, tolerance);
  }
}

/** Such as `HeadlessChrome 156`, which is the headless shell; a full Chromium is called `Chrome`. */
async function rendererOf(browser: Browser): Promise<string> {
  const devtools = await browser.newBrowserCDPSession();
  const { product } = await devtools.send('Browser.getVersion');
  return product.replace('/', ' ').replace(/\..*/, '');
}
