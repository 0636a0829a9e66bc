/** Amplitude's documented limit on text. */
const longestText = 1024;

/** Of a longer text only the beginning is read: with some million digits in a row the expressions below give up. */
const longestRead = 65_536;
/** Of a number that this cuts in two, as much as does not look like one any more. */
const longestRemains = 72;

/** What people write between the digits of a number: spaces, dashes, and characters that do not show. */
const gap = String.raw`[\s\p{Pd}\p{Cf}]`;
/**
 * 13 digits or more, with gaps or without: as long as a payment card's number (ISO/IEC 7812). No check digit is asked
 * for.
 */
const cardLike = new RegExp(String.raw`(?<!\p{Nd})(?:\p{Nd}${gap}{0,2}){12,}\p{Nd}`, 'gu');
/** Nine digits in groups of 3, 2 and 4: a US social security number. */
const socialSecurityLike = new RegExp(String.raw`(?<!\p{Nd})\p{Nd}{3}${gap}?\p{Nd}{2}${gap}?\p{Nd}{4}(?!\p{Nd})`, 'gu');
/** What PostgreSQL's jsonb does not store: NUL and halves of surrogate pairs. */
const unstorable = /[\0\p{Surrogate}]/gu;
/** One look that most texts pass: nothing that cannot be stored, and no nine digits with gaps of at most two. */
const suspicious = new RegExp(String.raw`[\0\p{Surrogate}]|\p{Nd}(?:${gap}{0,2}\p{Nd}){8}`, 'u');

/** Whole numbers of 14 to 19 digits are as long as a card's; 13 are a time in milliseconds. */
const [leastCardNumber, afterCardNumbers] = [1e13, 1e19];

/** Text without card-like and social-security-like numbers (§ 5), all of them. */
export function redactText(text: string): string {
  return text.replace(cardLike, '').replace(socialSecurityLike, '');
}

/** Whether the database takes the text as it is. */
export function isStorableText(text: string): boolean {
  return text.search(unstorable) === -1;
}

/** Storable text of at most 1024 characters without card-like and social-security-like numbers. */
export function cleanText(text: string): string {
  if (isCleanText(text)) return text;
  // First what cannot be stored: without it, digits that it kept apart stand together.
  const redacted = redactText(text.slice(0, longestRead).replace(unstorable, ''));
  const whole = text.length <= longestRead ? redacted : redacted.slice(0, -longestRemains);
  return whole.slice(0, longestText).replace(unstorable, '');
}

/** JSON data in which every text is clean, names of fields too, and no number is card-like. Copied only when it must be. */
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
  // Not by assignment, for a field may be called __proto__.
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [cleanText(name), cleaned(value)]));
}
