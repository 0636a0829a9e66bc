import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { TestInfo } from '@playwright/test';
import { openGallery, themes, widths } from './gallery';
import { expect, test } from './test';

/** The parts of the gallery, each looked at on its own. */
const parts = [
  'Quiz one',
  'Quiz two',
  'Mental-health quiz',
  'Another device',
  'Payment',
  'Account',
  'Console',
  'Pictures',
  'Components',
];

const acceptedFolder = path.join(import.meta.dirname, 'accepted');
const howToAccept = 'Look at it, then accept it with: npm run e2e -- visual --update-snapshots';

const fileOf = (id: string, width: number, theme: string) => `${id}.${width}-${theme}.webp`;

test.describe.configure({ timeout: 240_000 });

for (const part of parts) {
  for (const width of widths) {
    test(`${part}, ${width} wide, looks as accepted`, async ({ page }, info) => {
      const gallery = await openGallery(page, width);
      const specimens = gallery.specimens.filter((specimen) => specimen.part === part);
      expect(specimens).not.toEqual([]);
      const faults: string[] = [];
      for (const specimen of specimens) {
        await gallery.show(specimen);
        const taken = await gallery.takePictures();
        for (const theme of themes) {
          const fault = await judge(info, fileOf(specimen.id, width, theme), taken[theme], gallery.compare);
          if (fault !== null) faults.push(fault);
        }
      }
      expect.soft(faults, howToAccept).toEqual([]);
      expect(await gallery.drawnByOtherTypefaces(), 'characters that look otherwise on each machine').toEqual([]);
    });
  }
}

test('every accepted picture is of something in the gallery', async ({ page }, info) => {
  const { specimens } = await openGallery(page, 390);
  expect([...new Set(specimens.map(({ part }) => part))], 'parts').toEqual(parts);
  const ids = specimens.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);

  const known = new Set(
    ids.flatMap((id) => widths.flatMap((width) => themes.map((theme) => fileOf(id, width, theme)))),
  );
  const stale = acceptedFiles().filter((file) => !known.has(file));
  if (!isAccepting(info)) expect(stale, howToAccept).toEqual([]);
  else for (const file of stale) rmSync(path.join(acceptedFolder, file));
});

/** What is wrong with a picture; null when it is as accepted, or accepted now. */
async function judge(
  info: TestInfo,
  file: string,
  taken: Buffer,
  compare: Awaited<ReturnType<typeof openGallery>>['compare'],
): Promise<string | null> {
  const place = path.join(acceptedFolder, file);
  const accepted = acceptedFiles().includes(file) ? readFileSync(place) : null;
  const difference = accepted === null ? null : await compare(accepted, taken);
  if (accepted !== null && difference === null) return null;
  if (isAccepting(info)) {
    mkdirSync(acceptedFolder, { recursive: true });
    writeFileSync(place, taken);
    return null;
  }
  const seen = info.outputPath(file);
  writeFileSync(seen, taken);
  if (difference === null) return `${file} is not accepted yet; it is ${seen}`;
  writeFileSync(info.outputPath(`${file}.marked.png`), Buffer.from(difference.marked, 'base64'));
  return `${file} ${difference.words}; it is ${seen}, marked beside it`;
}

const isAccepting = ({ config }: TestInfo) => config.updateSnapshots === 'all' || config.updateSnapshots === 'changed';

function acceptedFiles(): string[] {
  mkdirSync(acceptedFolder, { recursive: true });
  return readdirSync(acceptedFolder);
}
