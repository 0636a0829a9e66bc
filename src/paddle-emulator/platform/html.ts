export const html = 'text/html; charset=utf-8';
export const javascript = 'text/javascript; charset=utf-8';

/** Pages load our own files only and send nothing elsewhere. */
export const pageSecurity =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'";

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes text for HTML content and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => entities[char]!);
}

/** JSON that cannot close the script element around it. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

export interface PageParts {
  title: string;
  /** `system` follows the device's setting. */
  theme: 'light' | 'dark' | 'system';
  lang: string;
  bodyClass: string;
  body: string;
  /** Path of the page's script, when it has one. */
  script?: string;
}

const themeNames = { light: 'day', dark: 'night', system: 'system' };

export function htmlPage({ title, theme, lang, bodyClass, body, script }: PageParts): string {
  return `<!doctype html>
<html lang="${escapeHtml(lang)}" data-theme="${themeNames[theme]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<link rel="preload" href="/emulator/figtree.woff2" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="/emulator/style.css">
${script === undefined ? '' : `<script type="module" src="${script}"></script>\n`}</head>
<body class="${bodyClass}">
${body}
</body>
</html>
`;
}
