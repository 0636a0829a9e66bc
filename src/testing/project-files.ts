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

const titlesByFile = new Map<string, string[]>();

/** The strings of a test file that end an argument, a row or a key, as each title of a test does. */
export function titlesIn(file: string): string[] {
  let titles = titlesByFile.get(file);
  if (titles === undefined) {
    const text = readProjectFile(file);
    titles = [...text.matchAll(/(['"`])((?:(?!\1)[^\n\\]|\\.)+)\1[,;\]:]/g)].map(([, , title]) => title!);
    titlesByFile.set(file, titles);
  }
  return titles;
}
