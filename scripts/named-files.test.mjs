import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from './stale.mjs';

const folders = ['bench', 'build', 'docs', 'e2e', 'scripts', 'src'];
const inFolder = (folder) =>
  readdirSync(path.join(root, folder), { recursive: true }).map(
    (name) => `${folder}/${name.split(path.sep).join('/')}`,
  );
const files = [...readdirSync(root), ...folders.flatMap(inFolder)];
const named = /`((?:[\w-]+\/)*[\w.-]+\.(?:tsx?|mjs|css|md))`/g;
const exists = (name) => files.some((file) => file === name || file.endsWith(`/${name}`));

it('every file that a document or a comment names exists', () => {
  const gone = files
    .filter((file) => /\.(md|tsx?|mjs|css)$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      return [...text.matchAll(named)].map(([, name]) => ({ file, name }));
    })
    .filter(({ name }) => !exists(name));
  expect(gone).toEqual([]);
});
