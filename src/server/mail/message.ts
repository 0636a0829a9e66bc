import type { RenderedEmail } from './mailer.ts';

/**
 * The message as every way of sending makes it. Address and name are given apart, so that nothing in them is read as
 * further addresses or headers; quoted-printable keeps what is stored readable.
 */
export function messageOf({ to, subject, text, html }: RenderedEmail, messageId: string, from: string) {
  return {
    from,
    to: { name: '', address: to },
    subject,
    text,
    html,
    messageId,
    textEncoding: 'quoted-printable' as const,
    // Keeps holiday notes from answering (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
