import path from 'node:path';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Block, Email } from '#server/mail/email.ts';
import { emailStories } from '#server/operations/mail-viewer/email-stories.ts';
import { code, type SourceFile } from '#testing/source-files.ts';
import { linesInCode } from './lines-in-code.ts';

/** The lines of the main part of a page as prerendered. */
export function linesOfPage(Page: FunctionComponent): string[] {
  const [, main] = /<main[^>]*>(.*)<\/main>/s.exec(renderToStaticMarkup(createElement(Page)))!;
  return main!
    .replaceAll('<!-- -->', '')
    .split(/<\/?(?:p|li|ul|h[1-6]|div|section|button)\b[^>]*>/)
    .map((line) =>
      line
        .replaceAll(/<[^>]*>/g, '')
        .replaceAll('&#x27;', '’')
        .replaceAll('&amp;', '&'),
    );
}

/** The lines of a file in all of its states. */
export function linesOfFile(name: string): string[] {
  return linesInCode(name, sourceOf(name).text);
}

const sourceOf = (name: string): SourceFile => code.find((file) => file.name === name)!;

/** The text of an email below its subject, without its labels, its figures and the words that it quotes. */
export function linesOfEmail({ preview, heading, blocks, further, footnote }: Email): string[] {
  return [preview, heading, ...[...blocks, ...further].map(textOf), footnote];
}

function textOf(block: Block): string {
  if (typeof block === 'string') return block;
  return 'before' in block ? block.before : '';
}

/** The files with the code that writes emails, and with their texts. */
export const emailFiles: readonly string[] = code
  .filter(({ name, text }) =>
    name.startsWith('server/')
      ? /\): Email\b/.test(text) || name.includes('/emails/')
      : name.startsWith('contract/copy/email-'),
  )
  .map(({ name }) => name);

export const emails = emailStories('https://everkite.example');

/**
 * The files of the console that open something over the page, with the parts that a dialog has in its own folder, and
 * what each kind of document says there.
 */
export function dialogFiles(): string[] {
  const found = code
    .filter(
      ({ name, text }) =>
        name.startsWith('web/console/') && /<(?:dialog|(?:Act|Form|Reason)?Dialog)[\s>]|: DeskKind = /.test(text),
    )
    .map(({ name }) => name);
  const isPart = (from: string, of: string) => /\.tsx$/.test(from) && path.dirname(from) === path.dirname(of);
  for (const name of found) {
    if (/-(view|panel|lists|head)\.tsx$/.test(name)) continue;
    for (const { from } of sourceOf(name).imports) if (isPart(from, name) && !found.includes(from)) found.push(from);
  }
  return found;
}

/** The files of the page of the team, without its dialogs. */
export function teamFiles(): string[] {
  const dialogs = dialogFiles();
  return code.map(({ name }) => name).filter((name) => /^web\/console\/team\//.test(name) && !dialogs.includes(name));
}
