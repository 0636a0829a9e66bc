import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { seedTexts } from '#contract/copy/catalogue.ts';
import { statements } from '#contract/copy/promised.ts';
import { projectFiles, titlesIn } from '#testing/project-files.ts';
import { code } from '#testing/source-files.ts';
import HelpPage from '#web/public-pages/help-page.tsx';
import PrivacyPage from '#web/public-pages/privacy-page.tsx';
import TermsPage from '#web/public-pages/terms-page.tsx';
import { dialogs } from './promises/dialogs.ts';
import { aboutAccounts } from './promises/emails-about-accounts.ts';
import { aboutMoney } from './promises/emails-about-money.ts';
import { toOperators } from './promises/emails-to-operators.ts';
import { help } from './promises/help.ts';
import { privacy } from './promises/privacy.ts';
import { selling } from './promises/selling.ts';
import { teamPage } from './promises/team.ts';
import { terms } from './promises/terms.ts';
import { compare, type Place, sentencesIn } from './promises.ts';
import * as said from './said.ts';

const root = path.dirname(import.meta.dirname);

const ofEmails = [aboutMoney, aboutAccounts, toOperators];
const emails: Place = {
  promises: ofEmails.flatMap(({ promises }) => promises),
  noPromises: ofEmails.flatMap(({ noPromises }) => noPromises),
};

/** The places whose lines the unit tests know; the lines of the pages that sell are read in a browser. */
const places: Record<string, Place> = { selling, privacy, terms, help, emails, dialogs, 'the team': teamPage };
const lines: Record<string, () => string[]> = {
  privacy: () => [
    ...said.linesOfPage(PrivacyPage),
    ...said.linesOfFile('web/funnel/resume/erase-answers.tsx'),
    ...said.linesOfFile('web/public-pages/measured-copy.ts'),
  ],
  terms: () => said.linesOfPage(TermsPage),
  help: () => said.linesOfPage(HelpPage),
  dialogs: () => said.dialogFiles().flatMap(said.linesOfFile),
  'the team': () => said.teamFiles().flatMap(said.linesOfFile),
  emails: () => Object.values(said.emails).flatMap(said.linesOfEmail),
};

it('every page of plain text has a list', () => {
  const pages = code.filter(({ text }) => /<Document\s/.test(text)).map(({ name }) => path.basename(name, '-page.tsx'));
  expect(pages.sort()).toEqual(['help', 'privacy', 'terms']);
});

describe.each(Object.entries(lines))('%s', (name, readLines) => {
  const { unlisted, unsaid } = compare(readLines(), places[name]!);

  it('says nothing that e2e/promises does not list', () => {
    expect(unlisted).toEqual([]);
  });

  it('says all that is listed', () => {
    expect(unsaid).toEqual([]);
  });
});

describe.each(Object.entries(places))('the promises of %s', (_name, { promises }) => {
  const rows = promises.map(([says, ...keptBy]) => [says, keptBy] as const);

  it.each(rows)('“%s” is kept by tests that exist', (_says, keptBy) => {
    for (const [file, title] of keptBy) {
      expect(existsSync(path.join(root, file)), file).toBe(true);
      expect(titlesIn(file).filter((one) => one.includes(title)).length, `${file}: ${title}`).toBeGreaterThan(0);
    }
  });

  it('are listed once', () => {
    const said = promises.map(([says]) => says);
    expect(said.filter((one, index) => said.indexOf(one) !== index)).toEqual([]);
  });
});

it.each(said.emailFiles)('every sentence of %s is in an example of the mail viewer', (file) => {
  const told = Object.values(said.emails).flatMap(said.linesOfEmail).join('\n');
  const sentences = said
    .linesOfFile(file)
    .flatMap((line) => line.split(/(?<=[.?]) /))
    .filter((one) => /(\s.*){3}[.:]$/.test(one));
  const isTold = (one: string) =>
    new RegExp(
      one
        .split(/…|\{\w+\}/)
        .map(escaped)
        .join('.*'),
    ).test(told);
  expect(sentences.filter((one) => !isTold(one))).toEqual([]);
});

/** The titles of the tests that keep a sentence; a value or a link in it may be anything. */
function proofsOf(sentence: string): string[] {
  const plain = sentence.replaceAll(/<(\w+)\/>/g, '{$1}').replaceAll(/<[^>]*>/g, '');
  const pattern = new RegExp(`^${escaped(plain).replace(/\\\{\w+\\\}/g, '.+')}$`);
  const rows = Object.values(places).flatMap(({ promises }) => promises.filter(([says]) => pattern.test(says)));
  return rows.flatMap(([, ...proofs]) => proofs.map(([, title]) => title));
}

/** As the formatter writes it. */
function rowOf(key: string, titles: readonly string[]): string {
  const row = `  '${key}': [${titles.map((title) => `'${title}'`).join(', ')}],`;
  return row.length <= 120 ? row : `  '${key}': [\n${titles.map((title) => `    '${title}',\n`).join('')}  ],`;
}

const listedFile = (rows: readonly string[]): string =>
  `// Written by npm run promises from the lists of e2e/promises.
import type { CopyKey } from './catalogue.ts';

/** The tests that keep what a text promises, by title. */
export const listedPromises: Readonly<Record<CopyKey, readonly string[]>> = {
${rows.join('\n')}
};
`;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

describe('the texts that operators change', () => {
  const tests = projectFiles.filter((file) => /\.(test|spec)\.tsx?$/.test(file));

  it.each(Object.entries(statements))('%s names a test that exists', (_key, title) => {
    expect(tests.some((file) => titlesIn(file).some((one) => one.includes(title)))).toBe(true);
  });

  it('are promises where a list has one: npm run promises writes them', async () => {
    const rows = [...seedTexts].flatMap(([key, text]) => {
      const titles = sentencesIn(text).flatMap(proofsOf);
      return titles.length === 0 ? [] : [rowOf(key, [...new Set(titles)])];
    });
    expect(rows.length).toBeGreaterThan(4);
    await expect(listedFile(rows)).toMatchFileSnapshot('../src/contract/copy/listed-promises.ts');
  });
});

it('a line is read sentence by sentence, without its numbers', () => {
  expect(sentencesIn('$35.99 today, until 12 Feb 2027. Cancel online. “So?” it says')).toEqual([
    '# today, until # Feb #.',
    'Cancel online.',
    '“So?” it says',
  ]);
});
