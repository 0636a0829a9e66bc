import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';

/** Waits for the latest letter of this subject to an address, as the product's outbox keeps it, and reads it. */
export async function letterTo(email: string, subject: string): Promise<string> {
  let letter: string | undefined;
  await expect
    .poll(() => {
      letter = latestLetter(email, subject);
      return letter;
    }, 'a letter')
    .toBeDefined();
  return plain(letter!);
}

/** Files are named by time. */
function latestLetter(email: string, subject: string): string | undefined {
  const dir = path.join(process.env.DATA_DIR ?? 'data', 'outbox');
  const files = existsSync(dir) ? readdirSync(dir).filter((file) => file.endsWith('.eml')) : [];
  for (const file of files.sort().reverse()) {
    const letter = readFileSync(path.join(dir, file), 'utf8');
    if (letter.includes(`To: ${email}`) && letter.includes(`Subject: ${subject}`)) return letter;
  }
}

/** Undoes the transfer encoding (quoted-printable, RFC 2045). */
function plain(message: string): string {
  return message
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_code, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
