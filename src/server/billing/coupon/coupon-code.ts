import { hash, randomInt } from 'node:crypto';

/** Without letters and digits that are taken for one another. */
const signs = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const group = 5;

/** A new code, such as "7KQ2M-XH4TD": nobody guesses it at ten tries an hour. */
export function newCode(): string {
  const drawn = Array.from({ length: 2 * group }, () => signs[randomInt(signs.length)]).join('');
  return `${drawn.slice(0, group)}-${drawn.slice(group)}`;
}

/** SHA-256 of a code as it is typed: case, blanks and hyphens of any kind do not matter. */
export function hashCode(typed: string): Buffer {
  const code = typed
    .normalize('NFKC')
    .replace(/[\s\p{Dash}\u200b-\u200d\ufeff]/gu, '')
    .toUpperCase();
  return hash('sha256', code, 'buffer');
}
