/**
 * 32 characters, so that each holds five bits. Of those that look alike (0 and o, 1, i and l) only one is among them.
 */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const groups = 4;
const charactersPerGroup = 4;

/** Like `randomBytes` of node:crypto. */
export type RandomBytes = (count: number) => Uint8Array;

/** A password of 80 random bits that is easy to read and type: four groups of four characters with hyphens. */
export function readablePassword(randomBytes: RandomBytes): string {
  const characters = Array.from(randomBytes(groups * charactersPerGroup), (byte) => alphabet[byte % alphabet.length]!);
  return Array.from({ length: groups }, (_, i) =>
    characters.slice(i * charactersPerGroup, (i + 1) * charactersPerGroup).join(''),
  ).join('-');
}
