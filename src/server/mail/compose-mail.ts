import { brand } from '#contract/brand.ts';
import type { Letter } from './letter.ts';
import { renderHtml } from './letter-html.ts';
import { renderText } from './letter-text.ts';
import type { Mail } from './mailer.ts';

/** Makes the message: plain text, and the same words in the product's look. */
export function composeMail(letter: Letter): Mail {
  const { to, subject } = letter;
  return { to, subject: onOneLine(subject), text: renderText(letter, brand), html: renderHtml(letter, brand) };
}

/** As nobody types: what a name or a plan holds must not begin a line, or a header, of its own. */
function onOneLine(words: string): string {
  return words.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}
