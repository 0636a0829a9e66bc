/** 32 signs, so that each holds five bits. Of those that look alike (0 and o, 1, i and l) only one is among them. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const groups = 4;
const signsPerGroup = 4;

/** As `randomBytes` of node:crypto. */
export type RandomBytes = (count: number) => Uint8Array;

/** A password of 80 random bits that can be read out and typed: four groups of four signs, apart by hyphens. */
export function readablePassword(randomBytes: RandomBytes): string {
  const signs = Array.from(randomBytes(groups * signsPerGroup), (byte) => alphabet[byte % alphabet.length]!);
  return Array.from({ length: groups }, (_, i) =>
    signs.slice(i * signsPerGroup, (i + 1) * signsPerGroup).join(''),
  ).join('-');
}
