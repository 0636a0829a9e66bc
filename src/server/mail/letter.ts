import { brand } from '../../contract/brand';
import type { Mail } from './mailer';

/** What a letter says, apart from how it looks. */
export interface Letter {
  to: string;
  subject: string;
  heading: string;
  paragraphs: string[];
  /** The one thing to do; null when there is nothing to do. */
  button: { label: string; url: string } | null;
  /** Smaller, below the button. */
  footnote: string;
}

/** The Day colours of the design; mail programs know no variables. */
const colour = {
  sky: '#e6f1fb',
  surface: '#ffffff',
  text: '#191c3d',
  quiet: '#5f6488',
  line: '#d5e0ee',
  action: '#23265f',
  onAction: '#ffffff',
  accent: '#f2512b',
};
const font = "Figtree, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** Makes the message: plain text, and the same words in the product's look. */
export function composeMail(letter: Letter): Mail {
  return { to: letter.to, subject: letter.subject, text: textOf(letter), html: htmlOf(letter) };
}

function textOf({ heading, paragraphs, button, footnote }: Letter): string {
  const action = button ? [`${button.label}:\n${button.url}`] : [];
  return `${[heading, ...paragraphs, ...action, footnote, brand].join('\n\n')}\n`;
}

function htmlOf({ subject, heading, paragraphs, button, footnote }: Letter): string {
  const text = (words: string) =>
    `<p style="margin:0 0 16px;font:400 17px/1.5 ${font};color:${colour.text}">${escapeHtml(words)}</p>`;
  const action = button
    ? `<p style="margin:24px 0"><a href="${escapeHtml(button.url)}" style="display:inline-block;padding:16px 28px;border-radius:18px;background:${colour.action};color:${colour.onAction};font:600 17px/1.2 ${font};text-decoration:none">${escapeHtml(button.label)}</a></p>`
    : '';
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:32px 16px;background:${colour.sky}">
<div style="max-width:520px;margin:0 auto;padding:32px 28px;background:${colour.surface};border:1px solid ${colour.line};border-radius:24px">
<p style="margin:0 0 24px;font:700 18px/1 ${font};color:${colour.text}"><span style="color:${colour.accent}">&#9670;</span> ${escapeHtml(brand)}</p>
<h1 style="margin:0 0 16px;font:700 26px/1.15 ${font};color:${colour.text}">${escapeHtml(heading)}</h1>
${paragraphs.map(text).join('\n')}
${action}
<p style="margin:24px 0 0;font:400 15px/1.45 ${font};color:${colour.quiet}">${escapeHtml(footnote)}</p>
</div>
</body>
</html>
`;
}

function escapeHtml(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
