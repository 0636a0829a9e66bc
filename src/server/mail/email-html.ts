import type { Block, Email, EmailFoot, Link } from './email.ts';

/** By which the HTML names the picture that travels with the email (RFC 2392). */
export const pictureCid = 'picture';

/** The design's Day, as inline styles, because many mail programs support nothing else. */
const day = {
  sky: '#e6f1fb',
  surface: '#ffffff',
  sunk: '#e8f0f9',
  text: '#191c3d',
  quiet: '#454a70',
  line: '#d5e0ee',
  link: '#1f5f9e',
  action: '#23265f',
  onAction: '#ffffff',
  accent: '#f2512b',
};
/** The design's Night, for mail programs that support a style sheet and prefer dark. */
const nightSheet = `
@media (prefers-color-scheme: dark) {
  .sky { background: #0f1228 !important; }
  .card { background: #191d3b !important; border-color: #2c325a !important; }
  .text { color: #f0f2fc !important; }
  .quiet { color: #b9bfdf !important; }
  .line { border-color: #2c325a !important; }
  .sunk { background: #0b0d1f !important; }
  .link { color: #8cc4f7 !important; }
  .kite { color: #ff7650 !important; }
  .action { background: #ffd27f !important; color: #1b1b33 !important; }
}`;
const font = "Figtree, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const displayFont = "'Familjen Grotesk', 'Avenir Next', 'Segoe UI', Helvetica, Arial, sans-serif";
const wrap = 'overflow-wrap:anywhere;word-break:break-word';
const body = `font:400 17px/1.5 ${font};color:${day.text};${wrap}`;
const small = `font:400 15px/1.45 ${font};color:${day.quiet};${wrap}`;

/**
 * The HTML part, for old and new mail programs: tables and inline styles; no scripts, nothing loaded: a picture travels
 * with the email. Not by a library, because four kinds of block in one column need less code than one
 * (docs/dependencies.md).
 */
export function renderHtml(
  email: Email,
  foot: EmailFoot,
  { brand, hasPicture }: { brand: string; hasPicture: boolean },
): string {
  const { subject, preview, heading, blocks, button, further } = email;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escapeHtml(subject)}</title>
<style>:root { color-scheme: light dark; }${nightSheet}</style>
</head>
<body class="sky" style="margin:0;padding:0;background:${day.sky}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(preview)}</div>
<table role="presentation" class="sky" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${day.sky}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px">
<tr><td align="left" style="padding:0 8px 16px"><p class="text" style="margin:0;font:700 20px/1 ${displayFont};color:${day.text}"><span class="kite" aria-hidden="true" style="color:${day.accent}">&#9670;</span> ${escapeHtml(brand)}</p></td></tr>
<tr><td class="card" align="left" style="background:${day.surface};border:1px solid ${day.line};border-radius:24px;overflow:hidden">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
${hasPicture ? pictureOf(email) : ''}<tr><td style="padding:26px 24px 12px">
<h1 class="text" style="margin:0 0 16px;font:700 26px/1.15 ${displayFont};color:${day.text};${wrap}">${escapeHtml(heading)}</h1>
${[...blocks.map(htmlOf), button ? buttonOf(button) : '', ...further.map(htmlOf)].filter(Boolean).join('\n')}
</td></tr>
</table>
</td></tr>
<tr><td align="left" style="padding:20px 24px 8px">
${footOf(email, foot)}
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

/** As wide as the card; its corners are the card's where the program rounds them. */
function pictureOf({ picture }: Email): string {
  const alt = escapeHtml(picture?.alt ?? '');
  return `<tr><td style="line-height:0"><img src="cid:${pictureCid}" width="598" alt="${alt}" style="display:block;width:100%;height:auto;border:0;border-radius:23px 23px 0 0"></td></tr>
`;
}

/** Why the email comes and how it stops, then help and sender. */
function footOf({ footnote, stop }: Email, { help, sender }: EmailFoot): string {
  const why = [escapeHtml(footnote), stop ? linkOf(stop) : ''].filter(Boolean).join(' ');
  const lines = [why, `${linkOf(help)} &nbsp;·&nbsp; ${escapeHtml(sender)}`];
  return lines
    .filter(Boolean)
    .map((line) => `<p class="quiet" style="margin:0 0 6px;${small}">${line}</p>`)
    .join('\n');
}

const linkOf = ({ label, url }: Link) =>
  `<a class="link" href="${escapeHtml(url)}" style="color:${day.link}">${escapeHtml(label)}</a>`;

function htmlOf(block: Block): string {
  if (typeof block === 'string') return paragraph(escapeHtml(block));
  if ('facts' in block) return factsOf(block.facts);
  if ('quote' in block) return quoteOf(block);
  const { before, link } = block;
  return paragraph(`${escapeHtml(before)} ${linkOf(link)}`);
}

function paragraph(html: string): string {
  return `<p class="text" style="margin:0 0 16px;${body}">${html}</p>`;
}

function factsOf(facts: readonly (readonly [string, string])[]): string {
  const rows = facts.map(
    ([label, value]) =>
      `<tr><td class="quiet line" valign="top" style="padding:10px 16px 10px 0;border-top:1px solid ${day.line};${small};line-height:26px;white-space:nowrap">${escapeHtml(label)}</td><td class="text line" valign="top" align="right" style="padding:10px 0;border-top:1px solid ${day.line};${body};line-height:26px">${escapeHtml(value)}</td></tr>`,
  );
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px">
${rows.join('\n')}
</table>`;
}

function quoteOf({ title, quote }: { title: string; quote: string }): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 16px"><tr><td class="sunk" style="padding:16px 18px;background:${day.sunk};border-radius:14px">
<p class="quiet" style="margin:0 0 6px;${small}">${escapeHtml(title)}</p>
<p class="text" style="margin:0;${body};white-space:pre-line">${escapeHtml(quote)}</p>
</td></tr></table>`;
}

/** Large enough for a thumb. The cell has the colour too, for programs that ignore it on links. */
function buttonOf({ label, url }: Link): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0"><tr><td class="action" align="center" style="border-radius:18px;background:${day.action}"><a class="action" href="${escapeHtml(url)}" style="display:inline-block;padding:18px 28px;border-radius:18px;background:${day.action};color:${day.onAction};font:600 17px/1.2 ${font};text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`;
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
