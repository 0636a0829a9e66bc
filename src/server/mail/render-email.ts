import { brand } from '#contract/brand.ts';
import type { Email } from './email.ts';
import { renderHtml } from './email-html.ts';
import { renderText } from './email-text.ts';
import type { RenderedEmail } from './mailer.ts';

/** The email in plain text, and the same copy in the product's look. */
export function renderEmail(email: Email): RenderedEmail {
  const { to, subject } = email;
  return { to, subject: onOneLine(subject), text: renderText(email, brand), html: renderHtml(email, brand) };
}

/** As nobody types: what a name or a plan holds must not begin a line, or a header, of its own. */
function onOneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}
