import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer';

const timeoutMs = 20_000;

/** Hands messages to the mail server at `url` (smtp:// or smtps://, with user and password in it). */
export function createSmtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  return {
    send: async (mail) => {
      await transport.sendMail({ ...mail, from });
    },
  };
}
