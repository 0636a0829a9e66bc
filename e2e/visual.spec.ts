// Needs a browser, which shows how a page looks. A story of the gallery is compared with what was accepted, at 390 pixels
// by Day, at 1280 by Night and some also on small screens, if one of its sources has changed since it last looked as
// accepted. In the long run all stories are, at both widths by Day and by Night. At 390 pixels by Day a picture is
// accepted, and of every other variant its digest. Not with toHaveScreenshot, whose pictures are four times as large.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, expect, type TestInfo, test } from '@playwright/test';
import { picturedOnSmallScreens as pictured } from '#web/gallery/small-screen-stories.ts';
import {
  acceptedFile,
  acceptedFiles,
  type Digests,
  digestOf,
  readDigests,
  type Variant,
  writeDigests,
} from './accepted-pictures.ts';
import { type GalleryStory, openGallery, type Theme, type Width } from './gallery.ts';
import { buildGallery } from './gallery-build.ts';
import { readSeen, writeSeen } from './gallery-seen.ts';
import type { SourceGraph } from './gallery-sources.ts';
import { oldGallery, sideBySide } from './old-pictures.ts';
import { selling, sellingPages } from './promises/selling.ts';
import { compare as compareWithList } from './promises.ts';

type OpenGallery = Awaited<ReturnType<typeof openGallery>>;

const root = path.dirname(import.meta.dirname);
const howToAccept = 'Look at it, then accept it with: npm run e2e -- --project visual --update-snapshots';
/** The commit whose pictures are laid beside those that differ from an accepted digest. */
const oldCommit = process.env.DRAW_OLD;

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
const bothThemes: Theme[] = ['day', 'night'];
const groupOf = ({ sources }: GalleryStory) => sources.map((file) => file.replace('./', '')).join(' + ');
/** Where a variant is accepted: the file, or the words for its digest. */
const placeOf = (id: string, variant: Variant) => acceptedFile(id, variant) ?? `${variant} of ${id}`;
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

// One page and one build for all tests. All pictures take seven minutes, and on a busy machine much longer.
test.describe.configure({ mode: 'default', timeout: 3_600_000 });
test.beforeAll(async ({ browser }) => {
  sources = await buildGallery();
  narrow = await openGallery(browser, 390);
});

test('every accepted picture and digest is of something in the gallery, and none is missing', ({
  browserName: _,
}, info) => {
  const ids = narrow.stories.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
  expect(
    pictured.filter((id) => !ids.includes(id)),
    'stories that are no more',
  ).toEqual([]);
  const wanted = narrow.stories.flatMap(({ id, smallScreens }) => [
    ...variants.map(([width, theme]) => placeOf(id, `${width}-${theme}`)),
    ...smallScreens.map((name) => placeOf(id, `${name}-day`)),
  ]);
  const digests = Object.entries(readDigests());
  const accepted = [
    ...acceptedFiles(),
    ...digests.flatMap(([id, one]) => Object.keys(one).map((variant) => `${variant} of ${id}`)),
  ];
  const stale = accepted.filter((place) => !wanted.includes(place));
  if (isAccepting(info)) {
    // Stale digests go when the others are written.
    for (const file of stale.filter((place) => place.endsWith('.webp'))) rmSync(path.join(root, file));
    return;
  }
  expect.soft(stale, 'accepted of what is no more').toEqual([]);
  const missing = wanted.filter((place) => !accepted.includes(place));
  expect(missing, `not accepted yet. ${howToAccept}`).toEqual([]);
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
  const digests = readDigests();
  const drawn: Record<string, Digests> = {};
  const renderer = await rendererOf(browser);
  const isSameRenderer = renderer === seen.renderer;
  const warning = isSameRenderer ? '' : `Accepted with ${seen.renderer}, this is ${renderer}. `;
  const takesDigests = isSameRenderer || isAccepting(info);
  if (!takesDigests) console.log(`${warning}Only pictures at 390 by Day are compared: a digest is of one renderer.`);
  const hashes = Object.fromEntries(narrow.stories.map((one) => [groupOf(one), sources.hashOf(one.sources)]));
  const takesAll = process.env.TEST_LONG === '1' || isAccepting(info);
  const changed = narrow.stories.filter((one) => takesAll || hashes[groupOf(one)] !== seen.groups[groupOf(one)]);
  // Another renderer may draw the same files differently.
  const compared = isSameRenderer ? changed : narrow.stories;
  info.annotations.push({ type: 'pictures', description: `${compared.length} of ${narrow.stories.length} stories` });

  const failed = new Set<string>();
  let old: ReturnType<typeof oldGallery> | undefined;
  await Promise.all([
    compare(narrow, compared, takesDigests ? (takesAll ? bothThemes : onEveryCommit[390]) : ['day']),
    takesDigests &&
      changed.length > 0 &&
      openGallery(browser, 1280).then((wide) => compare(wide, changed, takesAll ? bothThemes : onEveryCommit[1280])),
  ]);
  if (isAccepting(info)) writeDigests(drawn);
  if (!takesDigests) return;
  for (const group of failed) hashes[group] = seen.groups[group] ?? '';
  if (writeSeen({ renderer, groups: hashes })) {
    console.log('Stories made of changed files were seen to look as accepted: commit e2e/accepted/seen.json');
  }

  async function compare(gallery: OpenGallery, stories: readonly GalleryStory[], themes: readonly Theme[]) {
    // In the long run the other way round, so that a story that depends on those before it is found.
    for (const story of process.env.TEST_LONG === '1' ? [...stories].reverse() : stories) {
      const { pictures, faults } = await gallery.takePictures(story, themes, (variant, picture) =>
        isAsAccepted(story, variant, picture),
      );
      const errorsBefore = info.errors.length;
      // Every fault is reported, so that none hides the others.
      expect.soft(faults, `${story.id}: errors in the page`).toEqual([]);
      for (const [variant, picture] of pictures) {
        const file = acceptedFile(story.id, variant);
        if (file !== null) compareWithFile(picture, file, warning);
        else if (takesDigests) await compareWithDigest(story, variant, picture);
      }
      if (info.errors.length > errorsBefore) failed.add(groupOf(story));
    }
    expect.soft(await gallery.drawnByOtherTypefaces(), 'characters that look otherwise on each machine').toEqual([]);
  }

  function isAsAccepted({ id }: GalleryStory, variant: Variant, picture: Buffer): boolean {
    const file = acceptedFile(id, variant);
    return file === null ? digestOf(picture) === digests[id]?.[variant] : isSameFile(picture, file);
  }

  async function compareWithDigest(story: GalleryStory, variant: Variant, picture: Buffer) {
    const accepted = digests[story.id]?.[variant];
    const digest = digestOf(picture);
    drawn[story.id] = { ...drawn[story.id], [variant]: digest };
    if (digest === accepted) return;
    const place = placeOf(story.id, variant);
    const shown = `New: ${write('new', picture)}`;
    if (isAccepting(info)) return console.log(`The digest of ${place} is not the same. ${shown}`);
    const beside = oldCommit
      ? await besideOld(oldCommit)
      : 'With DRAW_OLD=HEAD in front, the old one is laid beside it.';
    expect.soft(digest, `${place}: ${howToAccept}\n${shown}\n${beside}`).toBe(accepted);

    async function besideOld(commit: string): Promise<string> {
      old ??= oldGallery(browser, commit);
      const before = await (await old).draw(story, variant);
      if (before === null) return `${commit} has no such story.`;
      const isAccepted = digestOf(before) === accepted;
      write('old', before);
      return [
        `Old, new and difference: ${write('side-by-side', await sideBySide(browser, before, picture))}`,
        ...(isAccepted ? [] : [`What ${commit} draws here is not what was accepted.`]),
        ...(digestOf(before) === digest ? [`${commit} draws the same here as now.`] : []),
      ].join('\n');
    }

    function write(name: string, content: Buffer): string {
      const to = info.outputPath(variant, `${story.id}-${name}.png`);
      mkdirSync(path.dirname(to), { recursive: true });
      writeFileSync(to, content);
      return path.relative(root, to);
    }
  }
});

test('neither the tolerance nor a digest lets the smallest changes through that somebody would see', {
  tag: '@long',
}, async ({ browser }) => {
  for (const width of [390, 1280] as const) {
    const gallery = await openGallery(browser, width);
    const story = gallery.stories.find(({ id }) => id === 'ui-button')!;
    const takePicture = async () => (await gallery.takePictures(story, ['day'])).pictures[0]!;
    const [variant, picture] = await takePicture();
    const file = acceptedFile(story.id, variant);
    if (file !== null) expect(picture).toMatchSnapshot(file.split('/'), tolerance);
    for (const [change, css] of smallChanges) {
      const removeRules = await gallery.addRules(css);
      const [, changed] = await takePicture();
      if (file !== null) expect.soft(changed, change).not.toMatchSnapshot(file.split('/'), tolerance);
      else expect.soft(digestOf(changed), change).not.toBe(digestOf(picture));
      await removeRules();
    }
    const [, again] = await takePicture();
    if (file === null) expect(digestOf(again)).toBe(digestOf(picture));
  }
});

function compareWithFile(picture: Buffer, file: string, warning: string) {
  // Playwright decodes both before it compares them, which takes longer than taking the picture.
  if (isSameFile(picture, file)) return;
  expect.soft(picture, `${warning}${file}: ${howToAccept}`).toMatchSnapshot(file.split('/'), tolerance);
}

function isSameFile(picture: Buffer, file: string): boolean {
  const accepted = path.join(root, file);
  return existsSync(accepted) && picture.equals(readFileSync(accepted));
}

/** Such as `HeadlessChrome 156`, which is the headless shell; a full Chromium is called `Chrome`. */
async function rendererOf(browser: Browser): Promise<string> {
  const devtools = await browser.newBrowserCDPSession();
  const { product } = await devtools.send('Browser.getVersion');
  return product.replace('/', ' ').replace(/\..*/, '');
}
