const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text made safe for HTML content and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => entities[char]!);
}

/** JSON that cannot close the script element it stands in. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

export interface PageParts {
  title: string;
  theme: 'light' | 'dark';
  lang: string;
  bodyClass: string;
  body: string;
  /** Path of the page's script. */
  script: string;
}

export function htmlPage({ title, theme, lang, bodyClass, body, script }: PageParts): string {
  return `<!doctype html>
<html lang="${escapeHtml(lang)}" data-theme="${theme === 'dark' ? 'night' : 'day'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/emulator/style.css">
<script type="module" src="${script}"></script>
</head>
<body class="${bodyClass}">
${body}
</body>
</html>
`;
}
