import { brand } from '#contract/brand.ts';
import type { Email } from './email.ts';
import { renderHtml } from './email-html.ts';
import { renderText } from './email-text.ts';
import type { RenderedEmail } from './mailer.ts';

/** Makes the message: plain text, and the same words in the product's look. */
export function renderEmail(email: Email): RenderedEmail {
  const { to, subject } = email;
  return { to, subject: onOneLine(subject), text: renderText(email, brand), html: renderHtml(email, brand) };
}

/** As nobody types: what a name or a plan holds must not begin a line, or a header, of its own. */
function onOneLine(words: string): string {
  return words.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}
