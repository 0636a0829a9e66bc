import { hash } from 'node:crypto';
import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { writePrivately } from '#server/platform/data-dir/data-dir.ts';
import { pictureCid } from './email-html.ts';
import type { Mailer, RenderedEmail } from './mailer.ts';
import { messageOf } from './message.ts';

/** The message in a file beside its .eml file, for the viewer; without the line wrapping of RFC 5322. */
export interface OutboxNote {
  /** ISO 8601. */
  sent_at: string;
  to: string;
  subject: string;
  text: string;
  /** With its picture as a data URL, because a browser knows no `cid:`. */
  html: string;
}

const digestLength = 16;

/**
 * Writes every message into a folder as an .eml file (RFC 5322), named by time, for machines without a mail server, and
 * as .json for the viewer. Does not write a Message-ID twice.
 */
export function createOutboxMailer(dir: string, from: string, clock: () => number): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    send: async (email, messageId) => {
      const sentAt = new Date(clock());
      const { message } = await transport.sendMail({ ...messageOf(email, messageId, from), date: sentAt });
      const { png: _png, ...shown } = email;
      const note: OutboxNote = { sent_at: sentAt.toISOString(), ...shown, html: htmlWithPicture(email) };
      const digest = hash('sha256', messageId).slice(0, digestLength);
      await mkdir(dir, { recursive: true });
      if ((await readdir(dir)).some((file) => file.endsWith(`-${digest}.eml`))) return 'handed over';
      const time = note.sent_at.replaceAll(':', '-');
      const file = path.join(dir, `${time}-${digest}`);
      await writePrivately(`${file}.json`, JSON.stringify(note));
      await writePrivately(`${file}.eml`, message as Buffer);
      return 'handed over';
    },
  };
}

/** The HTML for a browser, which knows no `cid:`. */
export function htmlWithPicture({ html, png }: Pick<RenderedEmail, 'html' | 'png'>): string {
  return png === undefined
    ? html
    : html.replace(`cid:${pictureCid}`, `data:image/png;base64,${png.toString('base64')}`);
}
