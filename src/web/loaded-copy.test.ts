import { expect, it } from 'vitest';
import { code, type SourceFile } from '#testing/source-files.ts';

const byName = new Map(code.map((file) => [file.name, file]));
/** Without the console, whose example of an offer is in the words that the code ships. */
const pages = code.filter(
  ({ name, text }) => /^web\/(?!console\/).*-page\.tsx$/.test(name) && /export default function/.test(text),
);

/** The files that a page has as soon as it is shown. */
function reached(file: SourceFile, found = new Set<SourceFile>()): Set<SourceFile> {
  if (found.has(file)) return found;
  found.add(file);
  for (const { from } of file.imports) {
    const next = byName.get(from);
    if (next !== undefined) reached(next, found);
  }
  return found;
}

const copyIn = ({ text }: SourceFile) => [...text.matchAll(/export const (\w+) = copyOf\(/g)].map(([, name]) => name!);

it('a page loads the texts of every group that it says', () => {
  expect(pages.length).toBeGreaterThan(30);
  const missing = pages.flatMap((page) =>
    [...reached(page)]
      .flatMap(copyIn)
      .filter((name) => !page.text.includes(`${name}.load`))
      .map((name) => `${page.name}: ${name}`),
  );
  expect(missing).toEqual([]);
});
