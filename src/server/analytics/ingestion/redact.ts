/** Amplitude's documented limit on text. */
const longestText = 1024;

/** Only the beginning of a longer text is read, since the expressions below fail on some million digits in a row. */
const longestRead = 65_536;
/** Removed from the end of a text that is cut there: possibly a part of a number, too short to be recognized. */
const longestRemains = 72;

/** The characters allowed between the digits of a number: spaces, dashes and invisible characters. */
const gap = String.raw`[\s\p{Pd}\p{Cf}]`;
/**
 * 13 digits or more, with gaps or without, like a payment card's number (ISO/IEC 7812). The check digit is ignored, so
 * that a mistyped number is removed too.
 */
const cardLike = new RegExp(String.raw`(?<!\p{Nd})(?:\p{Nd}${gap}{0,2}){12,}\p{Nd}`, 'gu');
/** Nine digits in groups of 3, 2 and 4: a US social security number. */
const socialSecurityLike = new RegExp(String.raw`(?<!\p{Nd})\p{Nd}{3}${gap}?\p{Nd}{2}${gap}?\p{Nd}{4}(?!\p{Nd})`, 'gu');
/** Characters that PostgreSQL's jsonb cannot store: NUL and halves of surrogate pairs. */
const unstorable = /[\0\p{Surrogate}]/gu;
/** A quick first test, negative for most texts: unstorable characters, or nine digits with gaps of at most two. */
const suspicious = new RegExp(String.raw`[\0\p{Surrogate}]|\p{Nd}(?:${gap}{0,2}\p{Nd}){8}`, 'u');

/** Integers of 14 to 19 digits are as long as a card's number; 13 digits are a time in milliseconds. */
const [leastCardNumber, afterCardNumbers] = [1e13, 1e19];

/** Text without card-like and social-security-like numbers (§ 5). */
export function redactText(text: string): string {
  return text.replace(cardLike, '').replace(socialSecurityLike, '');
}

/** Whether the database can store the text unchanged. */
export function isStorableText(text: string): boolean {
  return text.search(unstorable) === -1;
}

/** Storable text of at most 1024 characters without card-like and social-security-like numbers. */
export function cleanText(text: string): string {
  if (isCleanText(text)) return text;
  // Unstorable characters are removed first, because the digits around them may form a number.
  const redacted = redactText(text.slice(0, longestRead).replace(unstorable, ''));
  const complete = text.length <= longestRead ? redacted : redacted.slice(0, -longestRemains);
  // The cut may halve a surrogate pair.
  return complete.slice(0, longestText).replace(unstorable, '');
}

/** JSON data in which every text and field name is clean, and no number is card-like. Copied only where necessary. */
export function redactData(data: unknown): unknown {
  return isClean(data) ? data : cleaned(data);
}

function isCleanText(text: string): boolean {
  return text.length <= longestText && !suspicious.test(text);
}

function isCardLike(value: number): boolean {
  const size = Math.abs(value);
  return size >= leastCardNumber && size < afterCardNumbers && Number.isInteger(size);
}

function isClean(data: unknown): boolean {
  if (typeof data === 'string') return isCleanText(data);
  if (typeof data === 'number') return !isCardLike(data);
  if (typeof data !== 'object' || data === null) return true;
  if (Array.isArray(data)) return data.every(isClean);
  for (const name of Object.keys(data)) {
    if (!isCleanText(name) || !isClean((data as Record<string, unknown>)[name])) return false;
  }
  return true;
}

function cleaned(data: unknown): unknown {
  if (typeof data === 'string') return cleanText(data);
  if (typeof data === 'number') return isCardLike(data) ? null : data;
  if (typeof data !== 'object' || data === null) return data;
  if (Array.isArray(data)) return data.map(cleaned);
  // Not by assignment, since a field may be called __proto__.
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [cleanText(name), cleaned(value)]));
}
