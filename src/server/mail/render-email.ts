import { brand } from '#contract/brand.ts';
import type { Email } from './email.ts';
import { renderHtml } from './email-html.ts';
import { renderText } from './email-text.ts';
import type { RenderedEmail } from './mailer.ts';

/** Renders an email in plain text, and with the same copy in the product's look. */
export function renderEmail(email: Email): RenderedEmail {
  const { to, subject, stopPostUrl } = email;
  return {
    to,
    subject: onOneLine(subject),
    text: renderText(email, brand),
    html: renderHtml(email, brand),
    ...(stopPostUrl !== undefined && { stopPostUrl }),
  };
}

/** Replaces line breaks and control characters, so that a name or plan in the subject cannot begin a line or header. */
function onOneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}
