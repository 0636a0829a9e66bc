/** Amplitude's documented limit on text. */
const longestText = 1024;

/** 13 digits or more, spaced or hyphenated or not: as long as a payment card's number (ISO/IEC 7812). */
const cardLike = /(?<!\d)(?:\d[ -]{0,2}){12,}\d/g;
/** Nine digits in groups of 3, 2 and 4: a US social security number. */
const socialSecurityLike = /(?<!\d)\d{3}[ -]?\d{2}[ -]?\d{4}(?!\d)/g;
/** What PostgreSQL's jsonb does not store: NUL and halves of surrogate pairs. */
const unstorable = /[\0\p{Surrogate}]/gu;

/** Text without card-like and social-security-like numbers (§ 5), all of them. */
export function redactText(text: string): string {
  return text.replace(cardLike, '').replace(socialSecurityLike, '');
}

/** Text that the database can store. */
export function storableText(text: string): string {
  return text.replace(unstorable, '');
}

/** A copy of JSON data in which every text is storable, redacted and at most 1024 characters long; names of fields too. */
export function redactData(data: unknown): unknown {
  if (typeof data === 'string') return storableText(redactText(data).slice(0, longestText));
  if (Array.isArray(data)) return data.map(redactData);
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [redactData(name) as string, redactData(value)] as const),
  );
}
