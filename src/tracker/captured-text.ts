/** § 5: of a text, and of an attribute's value. */
const longestText = 255;
const longestAttribute = 128;

/** Where one piece of text ends and the next begins: a character that no text needs (private use). */
const seam = '\uE000';

/** 13 digits or more, as long as a payment card's number (ISO/IEC 7812), whatever stands between two of them but words. */
const cardLike = /(?:\p{Nd}[\s\p{P}\p{Cf}\uE000]{0,8}){12,}\p{Nd}/gu;
/** Nine digits in groups of 3, 2 and 4: a US social security number. A seam may fall between any two. */
const socialSecurityLike =
  /(?<!\p{Nd})(?:\p{Nd}\uE000*){3}[\s\p{P}\p{Cf}\uE000]{0,8}(?:\p{Nd}\uE000*){2}[\s\p{P}\p{Cf}\uE000]{0,8}(?:\p{Nd}\uE000*){3}\p{Nd}(?!\p{Nd})/gu;

/** A piece of the page's text as it stands in the document, one text node or a part of it. */
export interface TextPiece {
  text: string;
  /** False: it stands beside what was pressed, and only tells whether a number goes on there. */
  isOwn: boolean;
}

/** The own pieces' text without card-like and social-security-like numbers (§ 5), also those that span pieces. */
export function capturedText(pieces: readonly TextPiece[]): string {
  const redacted = withoutNumbers(pieces.map(({ text }) => text));
  const own = redacted.filter((_text, index) => pieces[index]!.isOwn);
  return cut(own.join(' ').replace(/\s+/g, ' ').trim(), longestText);
}

/** A text that stands by itself, like a page's title. */
export function capturedLine(text: string): string {
  return capturedText([{ text, isOwn: true }]);
}

export function capturedAttribute(value: string): string {
  return cut(withoutNumbers([value])[0]!, longestAttribute);
}

/** An address without its query and fragment, which may hold the key to an account; empty when it leads to no page. */
export function capturedAddress(href: string, base: string): string {
  const url = pageAt(href, base);
  if (url === null) return '';
  return capturedAttribute(url.origin === new URL(base).origin ? url.pathname : url.origin + url.pathname);
}

/** Null when the address is none of the web. */
export function pageAt(href: string, base: string): URL | null {
  try {
    const url = new URL(href, base);
    return /^https?:$/.test(url.protocol) ? url : null;
  } catch {
    return null;
  }
}

function withoutNumbers(pieces: readonly string[]): string[] {
  const joined = pieces.map((text) => text.replaceAll(seam, '')).join(seam);
  const seamsOf = (number: string) => seam.repeat(number.split(seam).length - 1);
  return joined.replace(cardLike, seamsOf).replace(socialSecurityLike, seamsOf).split(seam);
}

/** Never leaves half of a surrogate pair at the end. */
function cut(text: string, longest: number): string {
  return text.slice(0, longest).replace(/[\ud800-\udbff]$/, '');
}
