import { commonPasswords } from './common-passwords';
import { commonWords } from './common-words';

/** Keys beside each other, and what is learned in order. Both directions are tried. */
const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  '1234567890123456789012345',
  ...['qwertyuiop[]', 'asdfghjkl;', 'zxcvbnm,./', 'qwertzuiop', 'yxcvbnm', 'azertyuiop', 'qsdfghjklm', 'wxcvbn'],
  ...['1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik', '1q2w3e4r5t6y7u8i9o0p', 'q1w2e3r4t5y6u7i8o9p0', 'qazwsxedcrfvtgbyhnujmikolp'],
  ...[
    'zaq12wsxcde34rfv',
    'zaq1xsw2cde3vfr4',
    'qweasdzxc',
    '147258369',
    '741852963',
    '789456123',
    '987456321',
    '159357',
    '!@#$%^&*()',
  ],
].flatMap((row) => [row, [...row].reverse().join('')]);

/** Letters as people disguise them. */
const disguises: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '0': 'o',
  '1': 'i',
  '!': 'i',
  $: 's',
  '5': 's',
  '7': 't',
};

/** What may be left over: an exclamation mark, a letter before a row of digits. */
const mostLeftOver = 2;

/**
 * Whether a password is among the first that are tried: on the list of the commonest, or nothing but common words, years,
 * neighbouring keys, and pieces repeated.
 * @param password lower-cased
 */
export function isGuessable(password: string): boolean {
  if (commonPasswords.has(password) || new Set(password).size < 4) return true;
  if (isRepeated(password) || isInterleaved(password)) return true;
  return leftOver(password) <= mostLeftOver;
}

/** One piece again and again, with a character or two behind it. */
function isRepeated(password: string): boolean {
  if (/^(.{1,6}?)\1+.{0,2}$/u.test(password)) return true;
  return [2, 3, 4, 5, 6].some(
    (size) => password.length >= 2 * size && password.slice(size) === password.slice(0, password.length - size),
  );
}

/** Two easy rows told in turn, such as 1a2b3c4d5e or 1029384756. */
function isInterleaved(password: string): boolean {
  const every = (start: number) => [...password].filter((_, at) => at % 2 === start).join('');
  return [every(0), every(1)].every((row) => runAt(row) === row.length || new Set(row).size === 1 || isStepped(row));
}

/** Digits at one distance from each other: 13579. */
function isStepped(row: string): boolean {
  if (!/^\d+$/.test(row)) return false;
  const steps = [...row].slice(1).map((digit, at) => (Number(digit) - Number(row[at]) + 10) % 10);
  return new Set(steps).size === 1;
}

/** How many characters belong to no common piece, with the longest piece taken at each place. */
function leftOver(password: string): number {
  const bare = [...password].map((sign) => disguises[sign] ?? sign).join('');
  let count = 0;
  for (let at = 0; at < password.length; ) {
    const length = Math.max(pieceAt(password.slice(at)), wordAt(bare.slice(at)));
    if (length === 0) count += 1;
    at += Math.max(1, length);
  }
  return count;
}

function pieceAt(rest: string): number {
  const year = /^(19[4-9]\d|20[0-4]\d)/.test(rest) ? 4 : 0;
  const repeated = /^(.)\1{2,}/u.exec(rest)?.[0].length ?? 0;
  return Math.max(year, repeated, runAt(rest), wordAt(rest));
}

/** Three keys of one row in a row, or more. */
function runAt(rest: string): number {
  for (let length = Math.min(rest.length, 26); length >= 3; length -= 1) {
    const run = rest.slice(0, length);
    if (rows.some((row) => row.includes(run))) return length;
  }
  return 0;
}

function wordAt(rest: string): number {
  for (let length = Math.min(rest.length, 14); length >= 3; length -= 1) {
    if (commonWords.has(rest.slice(0, length))) return length;
  }
  return 0;
}
