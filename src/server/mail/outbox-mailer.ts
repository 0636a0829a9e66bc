import { hash } from 'node:crypto';
import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { writePrivately } from '#server/platform/data-dir/data-dir.ts';
import type { Mailer } from './mailer.ts';
import { messageOf } from './message.ts';

/** One message beside its .eml file, for whoever shows it: what RFC 5322 wraps, without the wrapping. */
export interface OutboxNote {
  /** ISO 8601. */
  sent_at: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

const markLength = 16;

/**
 * Writes every message as one .eml file (RFC 5322) into a folder, named by time, for machines without a mail server; and
 * the same as .json, which the viewer reads. An email that is there already, by its Message-ID, is not written again.
 */
export function createOutboxMailer(dir: string, from: string, clock: () => number): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    send: async (email, messageId) => {
      const sentAt = new Date(clock());
      const { message } = await transport.sendMail({ ...messageOf(email, messageId, from), date: sentAt });
      const note: OutboxNote = { sent_at: sentAt.toISOString(), ...email };
      const mark = hash('sha256', messageId).slice(0, markLength);
      await mkdir(dir, { recursive: true });
      if ((await readdir(dir)).some((file) => file.endsWith(`-${mark}.eml`))) return 'handed over';
      const time = note.sent_at.replaceAll(':', '-');
      const file = path.join(dir, `${time}-${mark}`);
      await writePrivately(`${file}.json`, JSON.stringify(note));
      await writePrivately(`${file}.eml`, message as Buffer);
      return 'handed over';
    },
  };
}
