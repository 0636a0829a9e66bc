import { describe, expect, it } from 'vitest';
import { projectFiles, readProjectFile, titlesIn } from '#testing/project-files.ts';

const document = readProjectFile('CONTRIBUTING.md');

interface Recipe {
  name: string;
  text: string;
  /** Each numbered step, without its number. */
  steps: readonly string[];
}

const recipes: readonly Recipe[] = document
  .split(/^## /m)
  .slice(1)
  .map((section) => ({
    name: section.slice(0, section.indexOf('\n')),
    text: section,
    steps: [...section.matchAll(/^\d+\. (.+(?:\n {2,}.+)*)/gm)].map(([, step]) => step!),
  }));

/** What changes most. Each step of these says what asks for it. */
const mostNeeded = [
  'A sentence',
  'An email',
  'An alert',
  'A setting',
  'A call',
  'A column of a table',
  'A console column',
  'A console page',
  'An exercise',
];

/** What a step says after its arrow. */
const asksFor = (step: string): string | undefined => /→ ([\s\S]+)$/.exec(step)?.[1];

/** Each test that asks for a step: its file, and the fixed parts of titles, in italics. */
const testsIn = (asks: string): [file: string, title: string][] =>
  asks
    .split(/;\s+/)
    .flatMap((part) =>
      [...part.matchAll(/\*([^*]+)\*/g)].map(([, title]): [string, string] => [
        /`([^`]+)`/.exec(part)?.[1] ?? '',
        title!.replace(/\s+/g, ' '),
      ]),
    );

const quotedIn = (text: string): string[] => [...text.matchAll(/`([^`\n]+)`/g)].map(([, quoted]) => quoted!);

/** A path from the root, in which `<name>` and `*` stand for any name. */
function isPath(quoted: string): boolean {
  return /^[\w.-]+(?:\/[\w.<>*-]+)+$/.test(quoted) && !quoted.startsWith('node_modules/');
}

function exists(path: string): boolean {
  const pattern = path
    .replace(/\/$/, '')
    .replace(/[.[\]()+?^$|\\]/g, '\\$&')
    .replace(/<\w+>|\*/g, '[^/]+');
  return projectFiles.some((file) => new RegExp(`^${pattern}$`).test(file));
}

/** Names of code: `settingTable`, `ofWork`, `Config`, `data-l` is none. */
const isName = (quoted: string): boolean => /^(?:[a-z]+[A-Z]\w*|[A-Z][a-z]\w*)$/.test(quoted);

/** Where a name of code may be: the files that the recipe names, and those beside them. */
function codeOf({ text }: Recipe): string {
  const named = quotedIn(text)
    .filter(isPath)
    .map((path) => path.replace(/\/[^/]*[<*].*$/, ''));
  const folders = named.map((path) => (/\.\w+$/.test(path) ? path.slice(0, path.lastIndexOf('/')) : path));
  const near = projectFiles.filter(
    (file) => /\.(tsx?|mjs)$/.test(file) && folders.includes(file.slice(0, file.lastIndexOf('/'))),
  );
  return near.map(readProjectFile).join('\n');
}

it('there is a recipe for each of what changes most', () => {
  expect(recipes.map(({ name }) => name)).toEqual(expect.arrayContaining(mostNeeded));
});

describe.each(recipes.map((recipe) => [recipe.name, recipe] as const))('the recipe “%s”', (_name, recipe) => {
  it('names only files that exist, from the root', () => {
    const paths = quotedIn(recipe.text).filter(isPath);
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.filter((path) => !exists(path))).toEqual([]);
  });

  it('names only what is declared in these files or beside them', () => {
    const code = codeOf(recipe);
    const declared = (name: string) =>
      new RegExp(`\\b(?:function|const|type|interface|class) ${name}\\b|^ {2,4}(?:'${name}'|${name}):`, 'm').test(code);
    expect(quotedIn(recipe.text).filter((quoted) => isName(quoted) && !declared(quoted))).toEqual([]);
  });

  it('names only tests that exist as asking for a step', () => {
    const tests = recipe.steps.flatMap((step) => testsIn(asksFor(step) ?? ''));
    const gone = tests.filter(
      ([file, title]) => !exists(file) || !titlesIn(file).some((one) => one.replaceAll("\\'", "'").includes(title)),
    );
    expect(gone).toEqual([]);
  });

  it('says of each step what asks for it, if it is of those that change most', () => {
    const known = /^(?:first$|nothing\b|compiler\b|`[^`]+\.(?:test|spec)\.tsx?`: \*)/;
    const silent = recipe.steps.filter((step) => !known.test(asksFor(step) ?? ''));
    expect(mostNeeded.includes(recipe.name) ? silent : []).toEqual([]);
    expect(mostNeeded.includes(recipe.name) && recipe.steps.length < 4).toBe(false);
  });
});
