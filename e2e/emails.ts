import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';

/** Waits for an email with this subject to an email address in the product's outbox; returns the text of the latest. */
export async function emailTo(address: string, subject: string): Promise<string> {
  let email: string | undefined;
  await expect
    .poll(() => {
      email = latestEmail(address, subject);
      return email;
    }, 'an email')
    .toBeDefined();
  return plain(email!);
}

/** Sorted by name, because the files are named by time. */
function latestEmail(address: string, subject: string): string | undefined {
  const dir = path.join(process.env.DATA_DIR ?? 'data', 'outbox');
  const files = existsSync(dir) ? readdirSync(dir).filter((file) => file.endsWith('.eml')) : [];
  for (const file of files.sort().reverse()) {
    const email = readFileSync(path.join(dir, file), 'utf8');
    if (email.includes(`To: ${address}`) && email.includes(`Subject: ${subject}`)) return email;
  }
}

/** Decodes the transfer encoding (quoted-printable, RFC 2045). */
function plain(message: string): string {
  return message
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_code, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
