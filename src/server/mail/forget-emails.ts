import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { hashEmailAddress, readEmailAddress } from '#server/identity/email-address.ts';
import type { OutboxNote } from './outbox-mailer.ts';

/** A note as it lies beside its email, or as a process left it that ended while writing. */
const noteName = /^(.+)\.json(?:\.part)?$/;
const endings = ['json', 'eml', 'json.part', 'eml.part'];

/**
 * Removes the emails to one address from an outbox, those that were sent before then, and what is left of an email that
 * cannot be read.
 * @param to `before` is epoch ms
 */
export async function forgetEmails(dir: string, to: { emailHash: string; before: number }): Promise<void> {
  for (const file of await readdir(dir).catch(() => [])) {
    const name = noteName.exec(file)?.[1];
    if (name === undefined) continue;
    const text = await readFile(path.join(dir, file), 'utf8').catch(() => null);
    if (text === null || !isMeant(text, to)) continue;
    for (const ending of endings) await rm(path.join(dir, `${name}.${ending}`), { force: true });
  }
}

function isMeant(text: string, { emailHash, before }: { emailHash: string; before: number }): boolean {
  const note = readNote(text);
  if (note === null) return true;
  const emailKey = readEmailAddress(note.to)?.emailKey;
  return emailKey !== undefined && hashEmailAddress(emailKey) === emailHash && Date.parse(note.sent_at) < before;
}

function readNote(text: string): OutboxNote | null {
  try {
    return JSON.parse(text) as OutboxNote;
  } catch {
    return null;
  }
}
