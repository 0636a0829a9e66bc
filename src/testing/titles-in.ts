import { readProjectFile } from './project-files.ts';

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
