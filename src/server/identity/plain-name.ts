/** Letters with their marks, and within a word a hyphen or an apostrophe; a point may end one: "J. R. O’Neil-Šmíd". */
const word = "\\p{L}[\\p{L}\\p{M}]*(?:['’-]\\p{L}[\\p{L}\\p{M}]*)*\\.?";
const plain = new RegExp(`^${word}(?: ${word}){0,3}$`, 'u');
const mostCharacters = 40;

/**
 * A name as it may stand in an email; empty when it is none. Anybody can sign an address up and say anything as its name:
 * what could be read as a link, a sum or a message of ours is left out.
 */
export function plainName(name: string): string {
  const given = name.normalize('NFC').trim().replace(/ +/g, ' ');
  return given.length <= mostCharacters && plain.test(given) && !/\.\p{L}/u.test(given) ? given : '';
}
