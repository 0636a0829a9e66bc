import { cutText } from '#quiz/engine/cut-text.ts';

/** Letters with combining marks, inner hyphens or apostrophes, and maybe a final point: "J. R. O’Neil-Šmíd". */
const word = "\\p{L}[\\p{L}\\p{M}]*(?:['’-]\\p{L}[\\p{L}\\p{M}]*)*\\.?";
const plain = new RegExp(`^${word}(?: ${word}){0,3}$`, 'u');
const mostCharacters = 40;
/** Of the typed text, including spaces that are dropped. */
const longestRead = 1_000;

/**
 * The name if it may appear in an email, otherwise empty. Anybody can sign up an address with any name, so a name is
 * left out if it could be read as a link, a sum or a message of ours.
 */
export function plainName(name: string): string {
  const given = cutText(name, longestRead).normalize('NFC').trim().replace(/ +/g, ' ');
  return given.length <= mostCharacters && plain.test(given) && !/\.\p{L}/u.test(given) ? given : '';
}
