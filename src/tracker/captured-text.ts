/** § 5: maximum length of a text, and of an attribute's value. */
const longestText = 255;
const longestAttribute = 128;

/** Separates two pieces of text: a private-use character, which no text needs. */
const seam = '\uE000';

/** At least 13 digits, as in a card number (ISO/IEC 7812), with spaces and punctuation but no words between them. */
const cardLike = /(?:\p{Nd}[\s\p{P}\p{Cf}\uE000]{0,8}){12,}\p{Nd}/gu;
/**
 * What stands before it, and nine digits in groups of 3, 2 and 4: a US social security number. A seam may be between any
 * two digits. Without a lookbehind, which Safari has only since 16.4.
 */
const socialSecurityLike =
  /(^|\P{Nd})(?:\p{Nd}\uE000*){3}[\s\p{P}\p{Cf}\uE000]{0,8}(?:\p{Nd}\uE000*){2}[\s\p{P}\p{Cf}\uE000]{0,8}(?:\p{Nd}\uE000*){3}\p{Nd}(?!\p{Nd})/gu;

/** A text node of the page, or a part of one. */
export interface TextPiece {
  text: string;
  /** False for text next to the pressed element, which only shows whether a number continues there. */
  isOwn: boolean;
}

/** The text of the own pieces without card-like and social-security-like numbers (§ 5), even if they span pieces. */
export function capturedText(pieces: readonly TextPiece[]): string {
  const redacted = withoutNumbers(pieces.map(({ text }) => text));
  const own = redacted.filter((_text, index) => pieces[index]!.isOwn);
  return cut(own.join(' ').replace(/\s+/g, ' ').trim(), longestText);
}

/** The same for a single text, such as a page's title. */
export function capturedLine(text: string): string {
  return capturedText([{ text, isOwn: true }]);
}

export function capturedAttribute(value: string): string {
  return cut(withoutNumbers([value])[0]!, longestAttribute);
}

/** A URL without query and fragment, which may contain an access token; empty when it is not a web page. */
export function capturedAddress(href: string, base: string): string {
  const url = pageAt(href, base);
  if (url === null) return '';
  return capturedAttribute(url.origin === new URL(base).origin ? url.pathname : url.origin + url.pathname);
}

/** Null when the URL is invalid or not HTTP. */
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
  return joined
    .replace(cardLike, seamsOf)
    .replace(socialSecurityLike, (found, before: string) => before + seamsOf(found.slice(before.length)))
    .split(seam);
}

/** Leaves no half of a surrogate pair at the end. */
function cut(text: string, longest: number): string {
  return text.slice(0, longest).replace(/[\ud800-\udbff]$/, '');
}
