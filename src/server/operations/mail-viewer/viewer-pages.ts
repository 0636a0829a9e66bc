import { brand } from '#contract/brand.ts';
import { escapeHtml } from '#server/mail/email-html.ts';
import { formatTime } from '#server/mail/format.ts';
import type { RenderedEmail } from '#server/mail/mailer.ts';

/** One line of a list. */
export interface Row {
  href: string;
  title: string;
  detail: string;
}

/** An email of the outbox, or a story. */
export interface Shown extends RenderedEmail {
  /** Epoch ms; null for a story. */
  sentAt: number | null;
  /** The address of its HTML, for the frame. */
  htmlHref: string;
}

const style = `
:root { color-scheme: light dark; --bg: #f2f7fc; --surface: #fff; --text: #191c3d; --quiet: #454a70; --line: #d5e0ee; --link: #1f5f9e; }
@media (prefers-color-scheme: dark) {
  :root { --bg: #0f1228; --surface: #191d3b; --text: #f0f2fc; --quiet: #b9bfdf; --line: #2c325a; --link: #8cc4f7; }
}
body { margin: 0 auto; padding: 24px 16px 64px; max-width: 46rem; background: var(--bg); color: var(--text); font: 17px/1.5 system-ui, sans-serif; }
a { color: var(--link); }
h1 { font-size: 28px; line-height: 1.15; overflow-wrap: anywhere; }
nav { display: flex; gap: 20px; }
nav a, li a { display: inline-block; padding: 10px 0; }
ul { padding: 0; list-style: none; }
li { border-top: 1px solid var(--line); padding: 8px 0; }
small, dd, dt { color: var(--quiet); font-size: 15px; overflow-wrap: anywhere; }
iframe { box-sizing: border-box; width: 100%; height: 720px; border: 1px solid var(--line); border-radius: 14px; background: var(--surface); }
pre { padding: 20px; border: 1px solid var(--line); border-radius: 14px; background: var(--surface); font: 15px/1.5 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
`;

/** The outbox, or all stories. */
export function listPage({ title, empty, rows }: { title: string; empty: string; rows: Row[] }): string {
  const items = rows.map(
    ({ href, title, detail }) =>
      `<li><a href="${escapeHtml(href)}">${escapeHtml(title)}</a><br><small>${escapeHtml(detail)}</small></li>`,
  );
  return page(title, items.length > 0 ? `<ul>\n${items.join('\n')}\n</ul>` : `<p>${escapeHtml(empty)}</p>`);
}

/** One email as HTML, as mail programs show it, and as text. */
export function emailPage({ to, subject, text, sentAt, htmlHref }: Shown): string {
  return page(
    subject,
    `<dl><dt>To</dt><dd>${escapeHtml(to)}</dd>${sentAt === null ? '' : `<dt>Sent</dt><dd>${formatTime(sentAt)}</dd>`}</dl>
<iframe title="${escapeHtml(subject)}" sandbox="allow-popups allow-popups-to-escape-sandbox" src="${escapeHtml(htmlHref)}"></iframe>
<h2>As text</h2>
<pre>${escapeHtml(text)}</pre>`,
  );
}

export function notFoundPage(): string {
  return page('There is no such email', '<p>It may have been removed from the outbox.</p>');
}

/** An email's own HTML, whose links open in a new window, so that our site does not open in the frame. */
export function framedHtml(html: string): string {
  return html.replace('<head>', '<head><base target="_blank">');
}

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)} · ${escapeHtml(brand)} emails</title><style>${style}</style></head>
<body>
<nav><a href="/">Outbox</a><a href="/stories">Stories</a></nav>
<h1>${escapeHtml(title)}</h1>
${content}
</body>
</html>
`;
}
