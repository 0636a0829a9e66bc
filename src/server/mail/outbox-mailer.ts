import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer';

/** Writes every message as one .eml file (RFC 5322) into a folder, named by time, for machines without a mail server. */
export function createOutboxMailer(dir: string, from: string, clock: () => number): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail({ ...mail, from, date: new Date(clock()) });
      await mkdir(dir, { recursive: true });
      const time = new Date(clock()).toISOString().replaceAll(':', '-');
      const file = path.join(dir, `${time}-${randomBytes(4).toString('hex')}.eml`);
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
  };
}
