import PostalMime, { type Email } from 'postal-mime';

/** The parts of a stranger's message that we read. */
export interface Mail {
  /** The first of each name, in small letters. */
  fields: ReadonlyMap<string, string>;
  /** The text for a person, without markup. */
  text: string;
  /** The attachments, however deep in multiparts: each with its media type in small letters. */
  parts: readonly { type: string; content: string }[];
}

/** More characters of a message are not read. The reason of a bounce comes before the returned email. */
export const longestReport = 65_536;
/** RFC 5322, 2.1.1. */
const longestLine = 998;
/** Of some eight characters each. Every line costs the parser a turn. */
const mostLines = 8_000;
/** Lines that may begin a part; the time of the parser grows with the square of the parts. */
const mostBoundaries = 500;
const limits = { maxNestingDepth: 32, maxHeadersSize: longestReport };

/** The head of a message, up to its first empty line and within what is read. */
export function headOf(message: string): string {
  const text = message.slice(0, longestReport).replaceAll('\r\n', '\n');
  const end = text.indexOf('\n\n');
  return end < 0 ? text : text.slice(0, end);
}

/** Null for a message with longer or more lines, more parts or deeper ones than an honest one has. Never rejects. */
export async function readMail(message: string): Promise<Mail | null> {
  const text = message.slice(0, longestReport);
  const lines = text.split(/\r?\n/);
  if (lines.length > mostLines || lines.some((line) => line.length > longestLine)) return null;
  if (lines.filter((line) => line.startsWith('--')).length > mostBoundaries) return null;
  // Attachments stay as they are: a caller that needs a message in one reads it on its own, within the same limits.
  const options = { ...limits, forceRfc822Attachments: true, attachmentEncoding: 'utf8' as const };
  // The parser rejects when its limits are exceeded.
  const email = await PostalMime.parse(text, options).catch(() => null);
  return email && mailOf(email);
}

function mailOf(email: Email): Mail {
  const fields = new Map(email.headers.map(({ key, value }) => [key, value] as const).reverse());
  if (email.subject !== undefined) fields.set('subject', email.subject);
  return {
    fields,
    text: (email.text ?? textOfHtml(email.html ?? '')).replaceAll('\r\n', '\n'),
    parts: email.attachments.map(({ mimeType, content }) => ({
      type: mimeType,
      content: String(content).replaceAll('\r\n', '\n'),
    })),
  };
}

/** Good enough to find addresses, codes and phrases in. */
function textOfHtml(html: string): string {
  const lines = html.replace(/<(?:br|p|div|tr|li)\b/gi, '\n<').replace(/<[^<>]*>/g, ' ');
  return lines.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&nbsp;', ' ').replaceAll('&#64;', '@');
}
