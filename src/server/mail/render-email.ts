import { brand } from '#contract/brand.ts';
import type { Block, Email, EmailFoot } from './email.ts';
import { renderHtml } from './email-html.ts';
import type { RenderedEmail } from './mailer.ts';

/**
 * Renders an email in plain text, and with the same copy in the product's look.
 * @param png its picture; null where it has none, or where that cannot be drawn
 */
export function renderEmail(email: Email, foot: EmailFoot, png: Buffer | null): RenderedEmail {
  const { to, subject, stopPostUrl } = email;
  return {
    to,
    subject: onOneLine(subject),
    text: renderText(email, foot),
    html: renderHtml(email, foot, { brand, hasPicture: png !== null }),
    ...(png !== null && { png }),
    ...(stopPostUrl !== undefined && { stopPostUrl }),
  };
}

/** Replaces line breaks and control characters, so that a name or plan in the subject cannot begin a line or header. */
function onOneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

/** The plain text part: everything in the HTML, in the same order. */
function renderText({ heading, blocks, button, further, footnote, stop }: Email, foot: EmailFoot): string {
  const action = button ? [`${button.label}:\n${button.url}`] : [];
  const stops = stop ? [`${stop.label}:\n${stop.url}`] : [];
  const end = [`${foot.help.label}:\n${foot.help.url}`, foot.sender];
  const parts = [heading, ...blocks.map(textOf), ...action, ...further.map(textOf), footnote, ...stops, ...end];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function textOf(block: Block): string {
  if (typeof block === 'string') return block;
  if ('facts' in block) return block.facts.map(([label, value]) => `${label}: ${value}`).join('\n');
  if ('quote' in block) return `${block.title}\n> ${block.quote.split('\n').join('\n> ')}`;
  return `${block.before}\n${block.link.url}`;
}
