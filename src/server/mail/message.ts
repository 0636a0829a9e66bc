import type { RenderedEmail } from './mailer.ts';

/**
 * The message for every mailer. Address and name are separate fields, so that nothing in them is parsed as further
 * addresses or headers; quoted-printable keeps stored messages readable.
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
    // Prevents out-of-office replies (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
