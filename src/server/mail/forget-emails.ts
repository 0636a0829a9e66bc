import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { hashEmailAddress, readEmailAddress } from '#server/identity/email-address.ts';
import { eachApart } from '#server/platform/process/each-apart.ts';
import type { OutboxNote } from './outbox-mailer.ts';

/** The file of a note, or one left by a process that ended while writing it. */
const noteName = /^(.+)\.json(?:\.part)?$/;
const endings = ['json', 'eml', 'json.part', 'eml.part'];

/**
 * Deletes from an outbox the emails to one address that were sent before a time, and every email whose note cannot be
 * read.
 * @param to `before` is epoch ms
 */
export async function forgetEmails(dir: string, to: { emailHash: string; before: number }): Promise<void> {
  const forget = async (file: string) => {
    const name = noteName.exec(file)?.[1];
    if (name === undefined) return;
    const text = await readFile(path.join(dir, file), 'utf8').catch(() => null);
    if (text === null || !isToDelete(text, to)) return;
    for (const ending of endings) await rm(path.join(dir, `${name}.${ending}`), { force: true });
  };
  const failures: unknown[] = [];
  await eachApart(await readdir(dir).catch(() => []), forget, (error) => void failures.push(error));
  // The job is retried for the emails that could not be deleted.
  if (failures.length > 0) throw failures[0];
}

function isToDelete(text: string, { emailHash, before }: { emailHash: string; before: number }): boolean {
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
