import { expect, it } from 'vitest';
import { projectFiles, readProjectFile } from '#testing/project-files.ts';

const named = /`((?:[\w-]+\/)*[\w.-]+\.(?:tsx?|mjs|css|md))`/g;
const exists = (name) => projectFiles.some((file) => file === name || file.endsWith(`/${name}`));

it('every file that a document or a comment names exists', () => {
  const gone = projectFiles
    .filter((file) => /\.(md|tsx?|mjs|css)$/.test(file))
    .flatMap((file) => [...readProjectFile(file).matchAll(named)].map(([, name]) => ({ file, name })))
    .filter(({ name }) => !exists(name));
  expect(gone).toEqual([]);
});

it('every link of a document leads to a file, and to a heading of it', () => {
  const links = projectFiles
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => [...readProjectFile(file).matchAll(/\]\(([^)\s]+)\)/g)].map(([, to]) => ({ file, to })))
    .filter(({ to }) => !/^\w+:/.test(to));
  expect(links.length).toBeGreaterThan(60);
  expect(links.filter((link) => !leadsSomewhere(link))).toEqual([]);
});

function leadsSomewhere({ file, to }) {
  const [address, heading] = to.split('#');
  const target = address === '' ? file : new URL(address, `file:///${file}`).pathname.slice(1);
  if (!projectFiles.includes(target.replace(/\/$/, ''))) return false;
  return heading === undefined || headingsOf(target).includes(heading);
}

/** The headings of a document as GitHub writes them in addresses. */
function headingsOf(file) {
  return [...readProjectFile(file).matchAll(/^#+ (.+)$/gm)].map(([, text]) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\d\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
}
