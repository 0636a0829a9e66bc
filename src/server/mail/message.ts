import { pictureCid } from './email-html.ts';
import type { RenderedEmail } from './mailer.ts';

/**
 * The message for every mailer. Address and name are separate fields, so that nothing in them is parsed as further
 * addresses or headers; quoted-printable keeps stored messages readable.
 */
export function messageOf(
  { to, subject, text, html, png, stopPostUrl }: RenderedEmail,
  messageId: string,
  from: string,
) {
  return {
    from,
    to: { name: '', address: to },
    subject,
    text,
    html,
    ...(png !== undefined && { attachments: [{ cid: pictureCid, filename: 'picture.png', content: png, ...inline }] }),
    messageId,
    textEncoding: 'quoted-printable' as const,
    headers: {
      // Prevents out-of-office replies (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      ...(stopPostUrl !== undefined && stopHeaders(stopPostUrl)),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

const inline = { contentType: 'image/png', contentDisposition: 'inline' } as const;

/** RFC 8058: one press in the mail program posts to this address. A line break in the address would end it there. */
function stopHeaders(url: string) {
  return {
    'List-Unsubscribe': { prepared: true, value: `<${url}>` },
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
