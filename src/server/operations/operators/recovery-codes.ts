import { hash, randomBytes } from 'node:crypto';
import { readablePassword } from './console-password.ts';

const codes = 10;

/** Ten codes of 80 random bits, with their hashes: so many bits need no slow hash. */
export function newRecoveryCodes(): { codes: string[]; hashes: Buffer[] } {
  const made = Array.from({ length: codes }, () => readablePassword(randomBytes));
  return { codes: made, hashes: made.map(hashRecoveryCode) };
}

/** The hash of a code, however it was typed. */
export function hashRecoveryCode(typed: string): Buffer {
  return hash('sha256', typed.toLowerCase().replace(/[\s-]/g, ''), 'buffer');
}
