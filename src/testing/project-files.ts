import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');
const folders = ['bench', 'build', 'docs', 'e2e', 'scripts', 'src'];

const inFolder = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map(
    (name) => `${folder}/${name.split(path.sep).join('/')}`,
  );

/** Every file and folder of the project, by its path from the root; without installed and built ones. */
export const projectFiles: readonly string[] = [...readdirSync(root), ...folders, ...folders.flatMap(inFolder)];

export const readProjectFile = (name: string): string => readFileSync(path.join(root, name), 'utf8');
