const entities: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', '’'],
  ['nbsp', ' '],
  ['#39', '’'],
]);

/** Elements whose content is no text. */
const silent = ['script', 'style'];

/** The text of HTML in one line, each character looked at once. A "<" that begins no tag is text. */
export function plainText(html: string): string {
  const parts: string[] = [];
  const lower = html.toLowerCase();
  let at = 0;
  for (;;) {
    const open = html.indexOf('<', at);
    if (open === -1) break;
    const isTag = /[a-z/!]/.test(lower[open + 1] ?? '');
    const close = isTag ? html.indexOf('>', open) : open;
    if (close === -1) break;
    parts.push(html.slice(at, open), isTag ? ' ' : '<');
    at = isTag ? afterTag(lower, open, close) : open + 1;
  }
  parts.push(html.slice(at));
  return asOneLine(parts.join('').replace(/&(#?\w{1,8});/g, (whole, name: string) => entities.get(name) ?? whole));
}

function afterTag(lower: string, open: number, close: number): number {
  const name = silent.find((one) => lower.startsWith(one, open + 1));
  if (name === undefined) return close + 1;
  const end = lower.indexOf(`</${name}`, close);
  return end === -1 ? lower.length : end;
}

/** Without what a database cannot store: control characters and halves of characters. */
const asOneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
    .split(/\s+/)
    .filter((word) => word !== '')
    .join(' ');
